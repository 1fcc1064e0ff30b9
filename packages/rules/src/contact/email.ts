const isPlaceholder = (typed: string): boolean => /unknown/i.test(typed) || typed.includes('{host}');

/**
 * Accepts an ordinary address under any top-level domain (`.info`, `.church`); refuses empty text and
 * placeholders.
 */
export function isUsableEmail(email: string): boolean {
  const typed = email.trim();
  if (isPlaceholder(typed)) return false;
  return /^[^\s@,;<>()]+@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i.test(typed);
}

/**
 * Like `isUsableEmail`, with a top-level domain of 2 or 3 letters, as the specification requires for the away
 * wizard (COMMON-R22, AWAY-R13).
 */
export const isWizardEmail = (email: string): boolean =>
  isUsableEmail(email) && /\.[a-z]{2,3}$/i.test(email.trim());
