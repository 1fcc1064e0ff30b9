/**
 * Limits how long a cache may be used without notifications. The database delivers notifications in commit
 * order, so a returned beat proves that everything committed before it was sent has arrived. Beats are sent
 * on demand, at most one a second.
 */
import { type Line, notifyAtOnce } from '#platform/database/listening-line';

export interface Lease {
  /**
   * Whether everything committed until `leaseMilliseconds` ago has been received. Sends the next beat if due.
   */
  isCurrent(): boolean;
  /** @returns whether this was a beat. */
  hear(payload: string): boolean;
  end(): void;
}

export const leaseMilliseconds = 3000;
const beatMilliseconds = 1000;

export function openLease(line: () => Line | undefined, own: string): Lease {
  let completeUntil = Number.NEGATIVE_INFINITY;
  let number = 0;
  let sentAt: number | undefined;
  const beat = (): void => {
    const on = line();
    if (!on || sentAt !== undefined) return;
    number += 1;
    sentAt = performance.now();
    const mine = number;
    on.ask(notifyAtOnce, [own, `beat:${mine}`]).catch(() => {
      // The connection emits its own end; until then the lease runs out.
      if (mine === number) sentAt = undefined;
    });
  };
  return {
    isCurrent() {
      const age = performance.now() - completeUntil;
      if (age > beatMilliseconds) beat();
      return age < leaseMilliseconds;
    },
    hear(payload) {
      if (!payload.startsWith('beat:')) return false;
      if (payload === `beat:${number}` && sentAt !== undefined) {
        completeUntil = sentAt;
        sentAt = undefined;
      }
      return true;
    },
    end() {
      completeUntil = Number.NEGATIVE_INFINITY;
      sentAt = undefined;
      number += 1;
    },
  };
}
