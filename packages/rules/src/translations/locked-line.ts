/** I18N-R10: lines of sign-in and of money say the same everywhere, so nobody edits them. */

/** A line of the app, with the English text that it came with. */
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

// Read from the English text, so that a line added later is locked without anybody remembering to list it.
const signInText = /\{(link|code|token)\}|\bsign(s|ed|ing)?[- ](in|out)\b|\bpasskeys?\b|\bsix[- ]digits?\b/i;
const moneyText =
  /\{(cost|costs|balance|price|amount|limit|cents)\}|\b(balance|overdrawn|costs?|charged?|paid|pays?|prices?|cents?|invoices?|top(ped)? (it )?up)\b/i;

/** Why a line is not edited; null where it is. */
export function lockOf({ section, key, english }: Line): LineLock | null {
  if (moneyText.test(english)) return 'money';
  return signInKeys.get(section)?.test(key) || signInText.test(english) ? 'sign-in' : null;
}
