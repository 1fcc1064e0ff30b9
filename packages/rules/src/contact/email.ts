const isPlaceholder = (typed: string): boolean => /unknown/i.test(typed) || typed.includes('{host}');

const label = /^[a-z0-9-]{1,63}$/i;
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

const isLabel = (text: string): boolean => label.test(text) && !text.startsWith('-') && !text.endsWith('-');

/** At least two labels, of which the last is a top-level domain. */
function isDomain(text: string): boolean {
  const labels = text.split('.');
  return labels.length > 1 && labels.every(isLabel) && topLevel.test(labels.at(-1)!);
}

/**
 * Accepts an ordinary address under any top-level domain (`.info`, `.church`); refuses empty text and
 * placeholders.
 */
export function isUsableEmail(email: string): boolean {
  const typed = email.trim();
  if (isPlaceholder(typed)) return false;
  const [name = '', domain = '', ...rest] = typed.split('@');
  return rest.length === 0 && /^[^\s,;<>()]+$/.test(name) && isDomain(domain);
}

/**
 * Like `isUsableEmail`, with a top-level domain of 2 or 3 letters, as the specification requires for the away
 * wizard (COMMON-R22, AWAY-R13).
 */
export const isWizardEmail = (email: string): boolean =>
  isUsableEmail(email) && /\.[a-z]{2,3}$/i.test(email.trim());
