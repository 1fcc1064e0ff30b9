/**
 * Rate limits of calls without a session, per public operation and address, in the memory of this process.
 */
import type { Definition } from '@sheaf/contract/operation';
import { type Allowance, takeCall } from '@sheaf/rules/people/access/allowance';
import { addressGroup } from '@sheaf/rules/people/access/attempts';
import { LeastUsed } from '#platform/least-used';
import { TooManyRequests } from '#platform/outcome';

/**
 * Pairs of operation and address; the least recently used one is evicted and starts again with a full
 * allowance.
 */
const mostAllowances = 10_000;

/** @param factor multiplies the limits of the contract; 0 for no limit. */
export function openStrangerLimits(factor: number) {
  const allowances = new LeastUsed<string, Allowance>(mostAllowances);
  /** Throws `TooManyRequests` if the address has made too many calls of this operation. */
  return ({ name, limits }: Definition, address: string, now: Date): void => {
    if (factor === 0 || limits?.perMinute === undefined) return;
    const key = `${name} ${addressGroup(address)}`;
    const { allowance, waitSeconds } = takeCall(
      allowances.get(key),
      limits.perMinute * factor,
      now.getTime(),
    );
    allowances.set(key, allowance);
    if (waitSeconds > 0) throw new TooManyRequests(waitSeconds);
  };
}
