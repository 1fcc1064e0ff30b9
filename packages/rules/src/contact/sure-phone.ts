/**
 * True for E.164: the country was known when the number was entered. Other stored numbers are text and get no
 * messages (USERS-R28).
 */
export const isSurePhone = (stored: string | null): stored is string =>
  stored !== null && /^\+[1-9]\d{4,14}$/.test(stored);
