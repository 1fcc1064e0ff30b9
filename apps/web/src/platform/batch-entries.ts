/** Rows of a batch with their idempotency keys and results. */
import { newKey } from './api.ts';

export interface BatchItem {
  id: number;
  /** Names the row in messages. */
  label: string;
}

export interface Outcome {
  total: number;
  /** Number of rows done, refused or unsent. */
  settled: number;
  done: number;
  refused: number;
  /** Number of rows that did not reach the server or failed with 5xx. A retry uses the same key. */
  unsent: number;
}

export type State = 'waiting' | 'done' | 'refused' | 'unsent';

export interface Entry<Item, Answer> {
  item: Item;
  key: string;
  state: State;
  message: string;
  answer?: Answer;
}

export const entryOf = <Item, Answer>(item: Item): Entry<Item, Answer> => ({
  item,
  key: newKey(),
  state: 'waiting',
  message: '',
});

export const outcomeOf = (entries: readonly { state: State }[]): Outcome => {
  const count = (state: State): number => entries.filter((entry) => entry.state === state).length;
  return {
    total: entries.length,
    settled: entries.length - count('waiting'),
    done: count('done'),
    refused: count('refused'),
    unsent: count('unsent'),
  };
};

export const problemsOf = (entries: readonly Entry<BatchItem, unknown>[]) =>
  entries
    .filter(({ state }) => state === 'refused' || state === 'unsent')
    .map(({ item: { id, label }, message }) => ({ id, label, message }));
