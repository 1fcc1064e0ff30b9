/** A few slots for heavy work, with a bounded queue that serves congregations in turn. */
import { Overload } from '#platform/database/pool';
import { type FairQueue, openFairQueue } from '#platform/workers/fair-queue';
import { openPenalties } from '#platform/workers/penalties';

export interface Turns<Place> {
  /**
   * Runs work in a free place; rejects with `Overload` if too many calls wait, or the wait takes too long.
   * `isWaitedFor` returns whether another congregation waits for the place.
   */
  take<Result>(
    congregationId: number,
    work: (place: Place, isWaitedFor: () => boolean) => Promise<Result>,
  ): Promise<Result>;
  /** Rejects waiting callers. */
  close(): void;
}

interface WaitingTurn<Place> {
  begin(place: Place): void;
  giveUp(): void;
}

const queueLimits = { ofOne: 24, ofAll: 120 };
/** Shorter than the request timeout of a phone. */
const longestWait = 15_000;

interface Wait<Place> {
  queue: FairQueue<WaitingTurn<Place>>;
  congregationId: number;
  refusal(): Overload;
}

function waitFor<Place>({ queue, congregationId, refusal }: Wait<Place>): Promise<Place> {
  return new Promise((resolve, reject) => {
    const waiting: WaitingTurn<Place> = {
      begin(place) {
        clearTimeout(timer);
        resolve(place);
      },
      giveUp() {
        clearTimeout(timer);
        reject(refusal());
      },
    };
    const timer = setTimeout(() => {
      queue.remove(congregationId, waiting);
      waiting.giveUp();
    }, longestWait);
    if (!queue.add(congregationId, waiting)) waiting.giveUp();
  });
}

/**
 * @param what the kind of work, for the log.
 * @param isStopped whether an error means that the work exceeded its limits: only its congregation is then
 * penalised for the time of the work.
 */
export function openTurns<Place>(
  places: readonly Place[],
  what: string,
  isStopped: (error: unknown) => boolean = () => false,
): Turns<Place> {
  const free = [...places];
  const queue = openFairQueue<WaitingTurn<Place>>(queueLimits);
  const penalties = openPenalties();
  let wake: NodeJS.Timeout | undefined;
  const mayBegin = (congregationId: number): boolean => penalties.remaining(congregationId) === 0;
  const comesFirst = (congregationId: number): boolean => !penalties.isRecent(congregationId);

  /**
   * Assigns free slots to waiting callers; if only penalties delay them, runs again when the first one ends.
   */
  const serve = (): void => {
    clearTimeout(wake);
    while (free.length > 0) {
      const next = queue.take(comesFirst) ?? queue.take(mayBegin);
      if (!next) break;
      next.begin(free.pop()!);
    }
    if (free.length > 0 && queue.size() > 0)
      wake = setTimeout(serve, Math.min(...queue.waiting().map(penalties.remaining)));
  };

  /** Takes a free slot synchronously. */
  const takeFree = (congregationId: number): Place | undefined =>
    mayBegin(congregationId) ? free.pop() : undefined;

  const waitForPlace = (congregationId: number): Promise<Place> => {
    const penalty = (): number => penalties.remaining(congregationId);
    const refusal = (): Overload =>
      new Overload(`too much work of the kind ${what} waits`, Math.ceil(penalty() / 1000) || undefined);
    if (penalty() > longestWait) return Promise.reject(refusal());
    const place = waitFor({ queue, congregationId, refusal });
    serve();
    return place;
  };

  return {
    async take(congregationId, work) {
      const place = takeFree(congregationId) ?? (await waitForPlace(congregationId));
      const began = Date.now();
      const isWaitedFor = (): boolean =>
        queue.waiting().some((other) => other !== congregationId && mayBegin(other));
      try {
        return await work(place, isWaitedFor);
      } catch (error) {
        if (isStopped(error)) penalties.add(congregationId, Date.now() - began);
        throw error;
      } finally {
        free.push(place);
        serve();
      }
    },
    close() {
      clearTimeout(wake);
      for (let next = queue.take(); next; next = queue.take()) next.giveUp();
    },
  };
}
