/**
 * False with lone surrogates, which UTF-8 cannot express. Chrome 109 and Firefox 115 have no `isWellFormed`
 * and `toWellFormed`.
 */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** Replaces each lone surrogate by U+FFFD. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\u{fffd}');
