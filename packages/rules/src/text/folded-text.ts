/** Normalises text for comparison: ignores case, accents, invisible marks and kinds of dash. */

/** Combining accents, direction marks and invisible break marks. */
const marks = /[\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const dashes = /[\u2010-\u2015\u2212]/g;
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Same as the database function `sheaf.fold_text`; a test compares both. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('ß', 'ss')
    .replaceAll(dashes, '-')
    .replaceAll(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll(/[ \t\n\r\f\v]+/g, ' ')
    .replaceAll(/^ | $/g, '');
