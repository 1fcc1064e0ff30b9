/**
 * Fills placeholders of a phrase. In right-to-left languages digits and signs of an inserted text would
 * change places, so the text is isolated: `12 Smith Street`, `10-12` and `+61 400 555 012` keep their order.
 */
export type Values = Readonly<Record<string, string | number>>;

const placeholder = /\{\s*(\w+)\s*\}/g;

const isIsolate = /^[\u2066-\u2068][^\u2066-\u2069]*\u2069$/;

/**
 * Wraps text in U+2068 and U+2069, so that its first letter decides its direction. Isolated text is returned
 * unchanged.
 */
export const isolated = (text: string): string =>
  text === '' || isIsolate.test(text) ? text : `\u2068${text}\u2069`;

/** Inserts values literally; braces within a value are not filled again. */
export const fillIn = (text: string, values: Values): string =>
  text.replaceAll(placeholder, (_, name: string) => String(values[name] ?? ''));

/**
 * U+200F before a line that begins with an inserted text, so that apps that look at the first letter show it
 * from right to left.
 */
function directionMark(text: string, values: Values): string {
  const first = /^\{\s*(\w+)\s*\}/.exec(text)?.[1];
  return first !== undefined && typeof values[first] === 'string' ? '\u200f' : '';
}

/** For screens and paper. */
export function fillInFromRight(text: string, values: Values): string {
  const inserted = (name: string): string => {
    const value = values[name] ?? '';
    return typeof value === 'string' ? isolated(value) : String(value);
  };
  const fillIsolated = (piece: string): string =>
    piece.replaceAll(placeholder, (_, name: string) => inserted(name));
  const pieces = text.split('\u2069');
  // Text isolated by the translator is not isolated again: from its first sign to the end of its piece. The
  // last piece has no end sign.
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

/** For text outside the app: some phones show an isolate as a box, and it costs characters in an SMS. */
export const fillInPlainFromRight = (text: string, values: Values): string =>
  directionMark(text, values) + fillIn(text.replaceAll(/[\u2066-\u2069]/g, ''), values);

/** Joins texts with individual order in a right-to-left sequence. */
export const joinFromRight = (texts: readonly string[], separator: string): string =>
  `${texts.length > 1 ? '\u200f' : ''}${texts.map(isolated).join(separator)}`;
