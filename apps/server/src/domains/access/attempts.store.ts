/** Counts of strangers' attempts, shared by all processes. */
import { type AttemptLimit, attemptLimits } from '@sheaf/rules/access/attempts';
import type { FoundLink } from '#domains/access/links.store';
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
    given: { contact: string; email: string | null; phone: string | null; code: string; now: Date },
  ): Promise<FoundLink[]> {
    const { contact, email, phone, code, now } = given;
    return asked.rows<FoundLink>('select * from sheaf.try_code($1, $2, $3, $4, $5, $6)', [
      email,
      phone,
      hashSecret(`contact ${email ?? phone ?? contact}`),
      code,
      attemptLimits.codesOfPerson.most,
      now,
    ]);
  },
};
