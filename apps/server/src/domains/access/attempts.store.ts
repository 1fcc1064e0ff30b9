/** Counts of strangers' attempts, shared by all processes. */
import { type AttemptLimit, attemptLimits } from '@sheaf/rules/access/attempts';
import type { StrangersContact } from '#domains/access/contact';
import { columnsOf, type FoundLink } from '#domains/access/links.store';
import type { Asked } from '#domains/access/passkeys.store';
import { hashSecret } from '#platform/secrets';

export const attempts = {
  /** How many there were in this window, with this one. Asked without a transaction it counts whatever follows. */
  async count(asked: Asked, { scope, seconds }: AttemptLimit, subject: string, now: Date): Promise<number> {
    const rows = await asked.rows<{ hits: number }>('select sheaf.count_attempt($1, $2, $3, $4) as hits', [
      scope,
      hashSecret(subject),
      seconds,
      now,
    ]);
    return rows[0]!.hits;
  },

  /** The links that this code opens; a wrong code is counted, and known and unknown contacts cost the same. */
  tryCode(
    asked: Asked,
    given: StrangersContact & { contact: string; code: string; now: Date },
  ): Promise<FoundLink[]> {
    const { contact, email, readings, code, now } = given;
    const subject = email ?? (readings.map(({ phone }) => phone).join() || contact);
    return asked.rows<FoundLink>('select * from sheaf.try_code($1, $2, $3, $4, $5, $6, $7)', [
      email,
      ...columnsOf(readings),
      hashSecret(`contact ${subject}`),
      code,
      attemptLimits.codesOfPerson.most,
      now,
    ]);
  },
};
