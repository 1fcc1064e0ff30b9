/**
 * Sends one operation for many rows: three at once with a key each, so that one refusal does not stop the
 * others and a retry has no second effect. Continues after the screen is left, where the result remains
 * readable.
 */
import { useCallback, useSyncExternalStore } from 'react';
import { CallFailed, type OperationName } from './api.ts';
import { type BatchItem, type Entry, entryOf, type Outcome, outcomeOf, problemsOf } from './batch-entries.ts';
import { type DelayTexts, delayWithUndo } from './delay-with-undo.ts';
import { refreshAfter } from './queries.ts';
import { onSessionChange, session } from './session.ts';
import { joinTexts, say } from './texts.ts';
import { toasts } from './toasts.ts';

const atOnce = 3;

interface BatchOrder<Item extends BatchItem, Answer> {
  /** Screen on which the batch was started. */
  list: string;
  items: readonly Item[];
  write: OperationName;
  send: (item: Item, key: string) => Promise<Answer>;
  telling: (outcome: Outcome) => string;
  told: (outcome: Outcome) => string;
  /** For operations without undo: delayed, with Undo, before anything is sent. */
  held?: DelayTexts;
  undo?: {
    write: OperationName;
    send: (item: Item, answer: Answer, key: string) => Promise<unknown>;
    told: (outcome: Outcome) => string;
  };
}

interface Batch extends Outcome {
  running: boolean;
  title: string;
  problems: readonly { id: number; label: string; message: string }[];
  again?: () => void;
  undo?: () => void;
}

const batches = new Map<string, Batch>();
const listeners = new Set<() => void>();
const watched = new Map<string, number>();

const set = (list: string, batch: Batch | null): void => {
  if (batch) batches.set(list, batch);
  else batches.delete(list);
  for (const listener of listeners) listener();
};

// A batch belongs to the person who started it.
let person = session.get()?.user.id;
onSessionChange(() => {
  const next = session.get()?.user.id;
  if (next !== person) for (const list of [...batches.keys()]) set(list, null);
  person = next;
});

addEventListener('beforeunload', (event) => {
  if ([...batches.values()].some(({ running }) => running)) event.preventDefault();
});

const isUnsent = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 0 || error.status >= 500);

/** Sends the unsettled rows. Stops when the server is unreachable. */
async function sendAll<Item, Answer>(
  entries: readonly Entry<Item, Answer>[],
  send: (entry: Entry<Item, Answer>) => Promise<Answer>,
  onSettled: () => void,
): Promise<void> {
  const queue = entries.filter(({ state }) => state === 'waiting');
  let lost: string | null = null;
  const work = async (): Promise<void> => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      try {
        if (lost !== null) throw new CallFailed(0, { code: 'offline', message: lost });
        entry.answer = await send(entry);
        entry.state = 'done';
      } catch (error) {
        entry.state = isUnsent(error) ? 'unsent' : 'refused';
        entry.message = error instanceof Error ? error.message : String(error);
        if (error instanceof CallFailed && error.status === 0) lost = entry.message;
      }
      onSettled();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Undoes all rows done and resolves to the text of the result. */
async function undoAll<Item extends BatchItem, Answer>(
  entries: readonly Entry<Item, Answer>[],
  { write, send, told }: NonNullable<BatchOrder<Item, Answer>['undo']>,
): Promise<string> {
  const back = entries
    .filter(({ state }) => state === 'done')
    .map(({ item, answer }) => ({ ...entryOf<Item, unknown>(item), given: answer! }));
  await sendAll<Item, unknown>(
    back,
    (entry) => send(entry.item, (entry as (typeof back)[number]).given, entry.key),
    () => undefined,
  );
  await refreshAfter(write);
  const why = [...new Set(problemsOf(back).map(({ message }) => message))];
  return joinTexts([told(outcomeOf(back)), ...why], ' ');
}

/** Shows the result on the batch's screen if it has refused or unsent rows, otherwise in a toast. */
function finish<Item extends BatchItem, Answer>(
  order: BatchOrder<Item, Answer>,
  entries: Entry<Item, Answer>[],
): void {
  const outcome = outcomeOf(entries);
  const problems = problemsOf(entries);
  const undoDone = order.undo && outcome.done > 0 ? () => undoAll(entries, order.undo!) : undefined;
  const title = order.told(outcome);
  if (problems.length === 0 || !watched.get(order.list)) toasts.show(title, undoDone);
  if (problems.length === 0) {
    set(order.list, null);
    return;
  }
  const undo =
    undoDone &&
    (() => {
      set(order.list, null);
      void undoDone().then((text) => toasts.show(text));
    });
  const again = (): void => {
    for (const entry of entries) if (entry.state === 'unsent') entry.state = 'waiting';
    void run(order, entries);
  };
  set(order.list, {
    ...outcome,
    running: false,
    title,
    problems,
    ...(undo && { undo }),
    ...(outcome.unsent > 0 && { again }),
  });
}

function tellHowFar<Item extends BatchItem, Answer>(
  order: BatchOrder<Item, Answer>,
  entries: readonly Entry<Item, Answer>[],
): void {
  const outcome = outcomeOf(entries);
  set(order.list, { ...outcome, running: true, title: order.telling(outcome), problems: [] });
}

async function run<Item extends BatchItem, Answer>(
  order: BatchOrder<Item, Answer>,
  entries: Entry<Item, Answer>[],
): Promise<void> {
  const begunBy = session.get()?.user.id;
  const show = (): void => {
    if (session.get()?.user.id === begunBy) tellHowFar(order, entries);
  };
  show();
  await sendAll(entries, ({ item, key }) => order.send(item, key), show);
  await refreshAfter(order.write);
  if (session.get()?.user.id === begunBy) finish(order, entries);
}

export function startBatch<Item extends BatchItem, Answer>(order: BatchOrder<Item, Answer>): void {
  const entries = order.items.map((item) => entryOf<Item, Answer>(item));
  const begin = (): void => void run(order, entries);
  if (!order.held) {
    begin();
    return;
  }
  tellHowFar(order, entries);
  delayWithUndo(order.held, begin, () => set(order.list, null));
}

/** The caller's text of the rows done, followed by the numbers of refused and unsent rows. */
export const outcomeText = (done: string, { refused, unsent }: Outcome): string =>
  joinTexts(
    [
      done,
      refused > 0 && say('selection:refused', { count: refused }),
      unsent > 0 && say('selection:unsent', { count: unsent }),
    ],
    ' ',
  );

export const closeBatch = (list: string): void => set(list, null);

/** The batch of a screen while it runs or has a result to read. */
export function useBatch(list: string): Batch | null {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      listeners.add(listener);
      watched.set(list, (watched.get(list) ?? 0) + 1);
      return () => {
        listeners.delete(listener);
        watched.set(list, (watched.get(list) ?? 1) - 1);
      };
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => batches.get(list) ?? null);
}
