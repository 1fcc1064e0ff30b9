/**
 * Penalties after aborted work: the congregation waits as long as that work took, and follows all others for
 * some minutes.
 */

export interface Penalties {
  /** @param used milliseconds of the aborted work. */
  add(congregationId: number, used: number): void;
  /** Milliseconds until the next work may begin; usually 0. */
  remaining(congregationId: number): number;
  /** Whether work was aborted recently. */
  isRecent(congregationId: number): boolean;
}

const recent = 10 * 60_000;
/** More than can be aborted in that time. */
const mostNoted = 1000;

interface Penalty {
  until: number;
  noted: number;
}

export function openPenalties(clock: () => number = Date.now): Penalties {
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
