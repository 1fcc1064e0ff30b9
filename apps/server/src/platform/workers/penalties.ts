/** Congregations whose work was stopped: each waits as long as that work took, and comes after all others for some minutes. */

export interface Penalties {
  /** @param used milliseconds that the stopped work took. */
  add(congregationId: number, used: number): void;
  /** Milliseconds until the next work may begin; 0 for nearly everybody. */
  remaining(congregationId: number): number;
  /** Whether work was stopped a short time ago. */
  isRecent(congregationId: number): boolean;
}

const recent = 10 * 60_000;
/** More than work can be stopped of in that time. */
const mostNoted = 1000;

interface Penalty {
  until: number;
  noted: number;
}

export function openPenalties(clock: () => number = Date.now): Penalties {
  /** The oldest first. */
  const penalties = new Map<number, Penalty>();
  const isPast = ({ noted }: Penalty): boolean => noted + recent <= clock();
  const trim = (): void => {
    for (const [congregationId, penalty] of penalties) {
      if (!isPast(penalty) && penalties.size <= mostNoted) return;
      penalties.delete(congregationId);
    }
  };
  return {
    add(congregationId, used) {
      const until = Math.max(penalties.get(congregationId)?.until ?? 0, clock()) + used;
      penalties.delete(congregationId);
      penalties.set(congregationId, { until, noted: clock() });
      trim();
    },
    remaining: (congregationId) => Math.max(0, (penalties.get(congregationId)?.until ?? 0) - clock()),
    isRecent(congregationId) {
      const penalty = penalties.get(congregationId);
      return penalty !== undefined && !isPast(penalty);
    },
  };
}
