/** How often strangers may try: by address, per process; the limits that must survive a restart stand in the database. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '#platform/outcome';

const attempts = new RateLimiterMemory({ points: 30, duration: 60 });
/** Two calls a coming in, and one for every look at the page: a hall full of people shares one address. */
const withPasskeys = new RateLimiterMemory({ points: 240, duration: 60 });
const asked = new RateLimiterMemory({ points: 10, duration: 60 });

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw new TooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

export const limitAttempts = (ip: string): Promise<void> => take(attempts, ip);
export const limitAsking = (ip: string): Promise<void> => take(asked, ip);
export const limitPasskeys = (ip: string): Promise<void> => take(withPasskeys, ip);
