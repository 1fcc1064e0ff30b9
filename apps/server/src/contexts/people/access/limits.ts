/**
 * Limits of unauthenticated attempts, counted in the database, so that processes share them and a restart
 * does not reset them.
 */
import {
  type AttemptLimit,
  addressGroup,
  attemptLimits,
  secondsLeft,
} from '@sheaf/rules/people/access/attempts';
import type { Pool } from 'pg';
import { attempts } from '#contexts/people/access/attempts.store';
import { asStranger } from '#contexts/people/access/passkeys.store';
import type { Origin } from '#platform/handle';
import { TooManyRequests } from '#platform/outcome';

interface Stranger {
  platform: { pool: Pool };
  origin: Origin;
  now: Date;
}

async function limitAddress({ platform, origin, now }: Stranger, limit: AttemptLimit): Promise<void> {
  const count = await attempts.count(asStranger(platform.pool), limit, addressGroup(origin.ip), now);
  if (count > limit.most) throw new TooManyRequests(secondsLeft(limit, now.getTime()));
}

export const limitCodes = (call: Stranger): Promise<void> => limitAddress(call, attemptLimits.codesOfAddress);
export const limitAsking = (call: Stranger): Promise<void> => limitAddress(call, attemptLimits.asksOfAddress);
export const limitAnswers = (call: Stranger): Promise<void> =>
  limitAddress(call, attemptLimits.answersOfAddress);
export const limitPasskeys = (call: Stranger): Promise<void> =>
  limitAddress(call, attemptLimits.passkeysOfAddress);
