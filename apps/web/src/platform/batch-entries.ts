/** The rows of a batch, each with the key under which it is sent, and what became of them. */
import { newKey } from './api.ts';

export interface BatchItem {
  id: number;
  /** Names the row where it is told of. */
  label: string;
}

export interface Outcome {
  total: number;
  /** Done, refused or unsent. */
  settled: number;
  done: number;
  refused: number;
  /** The server was not reached, or broke: it may be tried again under the same key. */
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
