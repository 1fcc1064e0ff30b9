/**
 * How long what was kept may be used without hearing anything. The database delivers notifications in the order of their
 * commits, so once a beat comes back that was sent at an instant, everything committed before that instant has been heard.
 * Beats go out only while somebody asks, at most one a second.
 */
import type { Line } from '#platform/database/listening-line';

export interface Lease {
  /** Whether everything committed until `leaseMilliseconds` ago has been heard. Sends the next beat when it is time. */
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
    on.ask("select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)", [
      own,
      `beat:${mine}`,
    ]).catch(() => {
      // The connection tells of its own end; until then nothing kept is used.
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
