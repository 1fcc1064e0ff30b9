/** USERS-R28: a stored number in E.164 was read in a country that is known; every other one is text, and gets no message. */
export const isSurePhone = (stored: string | null): stored is string =>
  stored !== null && /^\+[1-9]\d{4,14}$/.test(stored);
