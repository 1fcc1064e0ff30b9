/** Locks lines of sign-in and of money, which must be equal everywhere (I18N-R10). */

/** A phrase line with its English text. */
export interface Line {
  section: string;
  key: string;
  english: string;
}

export const lineLocks = ['sign-in', 'money'] as const;
export type LineLock = (typeof lineLocks)[number];

const signInKeys = new Map(
  Object.entries({
    access: /^/,
    people: /^(family\.)?invite\./,
    problems:
      /^codes\.(unauthorised|recheck-needed|person-inactive|too-many-requests|invite-|link-|code-|passkey|session-)|^fields\.not-a-(secret|code)$/,
  }),
);

// Detected from the English text, so that lines added later are locked without a list.
const signInText = /\{(link|code|token)\}|\bsign(s|ed|ing)?[- ](in|out)\b|\bpasskeys?\b|\bsix[- ]digits?\b/i;
const moneyText =
  /\{(cost|costs|balance|price|amount|limit|cents)\}|\b(balance|overdrawn|costs?|charged?|paid|pays?|prices?|cents?|invoices?|top(ped)? (it )?up)\b/i;

/** Reason for the lock; null for an editable line. */
export function lockOf({ section, key, english }: Line): LineLock | null {
  if (moneyText.test(english)) return 'money';
  return signInKeys.get(section)?.test(key) || signInText.test(english) ? 'sign-in' : null;
}
