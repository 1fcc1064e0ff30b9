/** Whether a name is one of the world's time zones, as `Australia/Hobart` is: offsets and made-up names are not. */
export function isTimeZone(name: string): boolean {
  // `+10:00` is understood by Intl too, but knows nothing of summer.
  if (!/^[A-Z][A-Za-z0-9_+/-]*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws at a zone it does not know: that is the answer.
    return false;
  }
}
