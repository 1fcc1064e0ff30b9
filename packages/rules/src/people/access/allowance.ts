/** How many calls one stranger has left: a token bucket that holds a minute's calls and refills evenly. */

export interface Allowance {
  /** Calls left, in fractions. */
  left: number;
  /** Milliseconds since 1970. */
  at: number;
}

const minute = 60_000;

/**
 * Takes one call of an allowance; a caller without one has a whole minute's calls.
 * @returns the allowance to keep, and the seconds until the next call is allowed: 0 if this one is.
 */
export function takeCall(
  known: Allowance | undefined,
  perMinute: number,
  now: number,
): { allowance: Allowance; waitSeconds: number } {
  // A clock that went back refills nothing.
  const passed = known ? Math.max(0, now - known.at) : minute;
  const left = Math.min(perMinute, (known?.left ?? 0) + (passed / minute) * perMinute);
  if (left >= 1) return { allowance: { left: left - 1, at: now }, waitSeconds: 0 };
  const waitSeconds = Math.max(1, Math.ceil(((1 - left) / perMinute) * 60));
  return { allowance: { left, at: now }, waitSeconds };
}
