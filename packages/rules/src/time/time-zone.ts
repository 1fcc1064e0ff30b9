/** Accepts IANA names such as `Australia/Hobart`; refuses offsets and unknown names. */
export function isTimeZone(name: string): boolean {
  // Intl accepts `+10:00` too, but an offset has no daylight saving time.
  if (!/^[A-Z][A-Za-z0-9_+/-]*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws a RangeError for an unknown zone.
    return false;
  }
}
