/** Counts and pauses of unauthenticated attempts, shared by all processes. */
import type { AttemptLimit } from '@sheaf/rules/people/access/attempts';
import type { Pause, PauseLadder } from '@sheaf/rules/people/access/pauses';
import type { QueryTarget } from '#contexts/people/access/passkeys.store';
import { hashSecret } from '#platform/secrets';

export const attempts = {
  /** Attempts in this window, including this one. Outside a transaction the count persists in any case. */
  async count(
    asked: QueryTarget,
    { scope, seconds }: AttemptLimit,
    subject: string,
    now: Date,
  ): Promise<number> {
    const rows = await asked.rows<{ hits: number }>('select sheaf.count_attempt($1, $2, $3, $4) as hits', [
      scope,
      hashSecret(subject),
      seconds,
      now,
    ]);
    return rows[0]!.hits;
  },
};

export const pauses = {
  /** The pause of a subject, locked until the transaction ends, which serialises concurrent attempts. */
  async hold(asked: QueryTarget, { scope }: PauseLadder, subject: string, now: Date): Promise<Pause> {
    const rows = await asked.rows<{ level: number; until: Date }>(
      'select level, until from sheaf.hold_pause($1, $2, $3)',
      [scope, hashSecret(subject), now],
    );
    const { level, until } = rows[0]!;
    return { level, until: until.getTime() };
  },

  async keep(asked: QueryTarget, { scope }: PauseLadder, subject: string, pause: Pause): Promise<void> {
    await asked.rows('select sheaf.keep_pause($1, $2, $3, $4)', [
      scope,
      hashSecret(subject),
      pause.level,
      new Date(pause.until),
    ]);
  },
};
