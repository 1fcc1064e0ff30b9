/** A few places for heavy work, and a bounded queue for them that serves congregations in turn. */
import { Overloaded } from '#platform/database/pool';
import { type FairQueue, openFairQueue } from '#platform/workers/fair-queue';

export interface Turns<Place> {
  /** Runs work with a free place; rejects with `Overloaded` when too many wait, or the wait gets too long. */
  take<Result>(congregationId: number, work: (place: Place) => Promise<Result>): Promise<Result>;
  /** Turns away who waits. */
  close(): void;
}

interface Waiting<Place> {
  begin(place: Place): void;
  giveUp(): void;
}

const queueLimits = { ofOne: 24, ofAll: 120 };
/** Before a phone gives the request up. */
const longestWait = 15_000;

function waitFor<Place>(
  queue: FairQueue<Waiting<Place>>,
  what: string,
  congregationId: number,
): Promise<Place> {
  return new Promise((resolve, reject) => {
    const waiting: Waiting<Place> = {
      begin(place) {
        clearTimeout(timer);
        resolve(place);
      },
      giveUp() {
        clearTimeout(timer);
        reject(new Overloaded(`too much work of the kind ${what} waits`));
      },
    };
    const timer = setTimeout(() => {
      queue.remove(congregationId, waiting);
      waiting.giveUp();
    }, longestWait);
    if (!queue.add(congregationId, waiting)) waiting.giveUp();
  });
}

/** @param what the kind of work, for the log. */
export function openTurns<Place>(places: readonly Place[], what: string): Turns<Place> {
  const free = [...places];
  const queue = openFairQueue<Waiting<Place>>(queueLimits);
  return {
    async take(congregationId, work) {
      const place = free.pop() ?? (await waitFor(queue, what, congregationId));
      try {
        return await work(place);
      } finally {
        const next = queue.take();
        if (next) next.begin(place);
        else free.push(place);
      }
    },
    close() {
      for (let next = queue.take(); next; next = queue.take()) next.giveUp();
    },
  };
}
