/**
 * The two kinds of text input: one line (names, titles, labels) and many lines (notes, letters). One line
 * stays one line in a mail, an SMS, on paper and in a calendar. Neither kind contains invisible characters:
 * controls, bidi controls, zero-width characters.
 */

export type LineKind = 'one' | 'many';

type TextFault = 'one-line' | 'hidden-characters';

/** CR, LF, VT, FF, NEL, and the line and paragraph separators. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const everyLineBreak = new RegExp(lineBreak.source, 'g');

/** C0, DEL and C1, including line breaks and tabs. */
const controls = '\\u0000-\\u001f\\u007f-\\u009f';
const control = new RegExp(`[${controls}]`);
/** White space and controls between two words. */
const gap = new RegExp(`[\\s${controls}]+`, 'g');
const lineOrControl = new RegExp(`[${controls}\\u2028\\u2029]`);

/** Bidi controls, zero-width and other format characters outside words, blank letters, and tags. */
const invisible =
  '\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u3164\\uffa0\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}';
/** The flags of England, Scotland and Wales are a black flag followed by a region in tags. */
const flagOrInvisible = new RegExp(`\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}|[${invisible}]`, 'gu');

/** Fast path: most texts have none of these. */
const suspect = new RegExp(`[${controls}${invisible}\\u200c\\u200d\\u2028\\u2029]`, 'u');

/** Whether a text has a character that is invalid in one line, or a joiner. */
export const isSuspect = (text: string): boolean => suspect.test(text);

const joiner = /[\u200c\u200d]/;
const everyJoiner = new RegExp(joiner.source, 'g');
/** Scripts in which a joiner has no visible effect. */
const unjoined = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const lastLetter = /[\p{L}\p{M}]$/u;
const firstLetter = /^[\p{L}\p{M}]/u;
const virama = /^(?!\p{Script=Inherited})\p{M}$/u;
const emojiBefore = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?$/u;
const emojiAfter = /^\p{Extended_Pictographic}/u;
/** Code units of an emoji with its modifier. */
const neighbourhood = 4;

/**
 * U+200C and U+200D are part of words in Arabic and Indic scripts, and U+200D of emoji: between two letters
 * of such a script, after its virama, or between two emoji.
 */
function isPartOfWord(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - neighbourhood), at);
  const after = text.slice(at + 1, at + 1 + neighbourhood);
  if (text[at] === '\u200d' && emojiBefore.test(before) && emojiAfter.test(after)) return true;
  const previous = lastLetter.exec(before)?.[0];
  if (previous === undefined || unjoined.test(previous)) return false;
  const next = firstLetter.exec(after)?.[0];
  return next === undefined ? virama.test(previous) && !joiner.test(after[0] ?? '') : !unjoined.test(next);
}

const withoutMarks = (text: string): string =>
  text.replaceAll(flagOrInvisible, (found) => (found.length > 2 ? found : ''));

const withoutInvisible = (text: string): string => {
  const rest = withoutMarks(text);
  return rest.replaceAll(everyJoiner, (found, at: number) => (isPartOfWord(rest, at) ? found : ''));
};

/** Returns the first fault of a text, or null. Tabs and all line breaks are permitted in many lines. */
export function textFault(text: string, lines: LineKind): TextFault | null {
  if (!suspect.test(text)) return null;
  if (lines === 'one' && lineBreak.test(text)) return 'one-line';
  const seen = lines === 'one' ? text : text.replaceAll(everyLineBreak, ' ').replaceAll('\t', ' ');
  return control.test(seen) || withoutInvisible(seen) !== seen ? 'hidden-characters' : null;
}

/** Replaces all line breaks with `\n`, and tabs with spaces. */
export const withPlainBreaks = (text: string): string =>
  text.replaceAll(everyLineBreak, '\n').replaceAll('\t', ' ');

/**
 * Cleans input while typing: marks from a copied number or name are removed at once. Joiners stay, because
 * the following letter is not typed yet.
 */
export const typedText = (text: string): string =>
  suspect.test(text) ? withoutMarks(text).replaceAll('\t', ' ') : text;

/**
 * Replaces line breaks and controls with one space and nothing else. For values inserted into a line of a
 * message.
 */
export const withoutBreaks = (text: string): string =>
  lineOrControl.test(text)
    ? text.replaceAll(gap, (found) => (lineOrControl.test(found) ? ' ' : found)).trim()
    : text;

/**
 * Converts any text to one line: breaks and controls become one space, invisible characters are removed.
 * Idempotent.
 */
export const oneLine = (text: string): string =>
  suspect.test(text) ? withoutBreaks(withoutInvisible(text)) : text;

/** Like `oneLine` for each line. */
export const manyLines = (text: string): string =>
  suspect.test(text) ? text.split(lineBreak).map(oneLine).join('\n').trim() : text;
