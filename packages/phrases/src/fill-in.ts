/**
 * Fills a phrase with what it names. In a language that is written from the right, the digits and signs of an inserted text would
 * change places with each other, so there it is isolated: `12 Smith Street`, `10-12` and `+61 400 555 012` stay in their order.
 */
export type Values = Readonly<Record<string, string | number>>;

const placeholder = /\{\s*(\w+)\s*\}/g;

const isIsolate = /^[\u2066-\u2068][^\u2066-\u2069]*\u2069$/;

/** Between U+2068 and U+2069: the text runs in the direction of its own first letter. One that is isolated already stays as it is. */
export const isolated = (text: string): string =>
  text === '' || isIsolate.test(text) ? text : `\u2068${text}\u2069`;

/** Words of a named part are taken as they are; what they hold in braces is not filled in again. */
export const fillIn = (text: string, values: Values): string =>
  text.replaceAll(placeholder, (_, name: string) => String(values[name] ?? ''));

/** U+200F where a line begins with a text: apps that look at the first letter still set the line from the right. */
function directionMark(text: string, values: Values): string {
  const first = /^\{\s*(\w+)\s*\}/.exec(text)?.[1];
  return first !== undefined && typeof values[first] === 'string' ? '\u200f' : '';
}

/** As a screen or a paper shows it. */
export function fillInFromRight(text: string, values: Values): string {
  const inserted = (name: string): string => {
    const value = values[name] ?? '';
    return typeof value === 'string' ? isolated(value) : String(value);
  };
  const fillIsolated = (piece: string): string =>
    piece.replaceAll(placeholder, (_, name: string) => inserted(name));
  const pieces = text.split('\u2069');
  // What a translator isolated is isolated once: from a first sign to the end of its piece. The last piece has no end.
  const filled = pieces
    .map((piece, at) => {
      const begin = at < pieces.length - 1 ? piece.search(/[\u2066-\u2068]/) : -1;
      return begin < 0
        ? fillIsolated(piece)
        : fillIsolated(piece.slice(0, begin)) + fillIn(piece.slice(begin), values);
    })
    .join('\u2069');
  return directionMark(text, values) + filled;
}

/** As a text that leaves the app: some phones show an isolate as a box, and in an SMS it costs letters. */
export const fillInPlainFromRight = (text: string, values: Values): string =>
  directionMark(text, values) + fillIn(text.replaceAll(/[\u2066-\u2069]/g, ''), values);

/** Texts in a row: each keeps its own order, and the row runs from the right. */
export const joinFromRight = (texts: readonly string[], separator: string): string =>
  `${texts.length > 1 ? '\u200f' : ''}${texts.map(isolated).join(separator)}`;
