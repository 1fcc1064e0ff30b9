/** Rate limit of one unauthenticated caller: a token bucket with a minute's calls and continuous refill. */

export interface Allowance {
  /** Remaining calls, fractional. */
  left: number;
  /** Milliseconds since 1970. */
  at: number;
}

const minute = 60_000;

/**
 * Consumes one call; a new caller has a full bucket.
 * @returns the allowance to store, and the seconds until the next call is permitted: 0 if this one is.
 */
export function takeCall(
  known: Allowance | undefined,
  perMinute: number,
  now: number,
): { allowance: Allowance; waitSeconds: number } {
  // A clock that was set back refills nothing.
  const passed = known ? Math.max(0, now - known.at) : minute;
  const left = Math.min(perMinute, (known?.left ?? 0) + (passed / minute) * perMinute);
  if (left >= 1) return { allowance: { left: left - 1, at: now }, waitSeconds: 0 };
  const waitSeconds = Math.max(1, Math.ceil(((1 - left) / perMinute) * 60));
  return { allowance: { left, at: now }, waitSeconds };
}
