/** Patterns that are linear by their shape, so that the checker is asked only about the others. */

interface Shape {
  /** Begins with `^`, and no alternative at the top level does without it. */
  anchored: boolean;
  /** Quantifiers without an upper bound. */
  unbounded: number;
  /** Ways in which all bounded quantifiers together may be taken. */
  ways: number;
}

/** More ways than this at one place are no constant any more. */
const mostWays = 10_000;

const token =
  /\\(?:[pPk]\{[^}]*\}|u\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?::|<[A-Za-z]\w*>))?|\)|\||[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu;

/** How many ways a quantifier has; null where it has no upper bound, 0 where the text is no quantifier. */
function waysOf(text: string): number | null {
  if (/^\?/.test(text)) return 2;
  if (/^[*+]/.test(text)) return null;
  const [, least, comma, most] = /^\{(\d+)(,)?(\d*)\}/.exec(text) ?? [];
  if (least === undefined) return 0;
  if (comma === undefined) return 1;
  return most === '' ? null : Number(most) - Number(least) + 1;
}

/** Null for what is not judged by its shape: lookarounds, references, repeated groups. */
function shapeOf(source: string, flags: string): Shape | null {
  if (/\(\?[=!<](?![A-Za-z])|\\[1-9]|\\k/.test(source) || /[vm]/.test(flags)) return null;
  const shape: Shape = { anchored: source.startsWith('^'), unbounded: 0, ways: 1 };
  let depth = 0;
  let before = '';
  for (const [text] of source.matchAll(token)) {
    if (text.startsWith('(')) depth += 1;
    else if (text === ')') depth -= 1;
    else if (text === '|' && depth === 0) shape.anchored = false;
    const ways = before === '' || text.startsWith('\\') || text.startsWith('[') ? 0 : waysOf(text);
    if (ways === null || ways > 0) {
      // A group that is taken more than once may hold anything.
      if (before === ')' && !text.startsWith('?')) return null;
      if (ways === null) shape.unbounded += 1;
      else shape.ways *= ways;
    }
    before = text;
  }
  return shape;
}

/**
 * Without an unbounded quantifier each start costs a constant. With one that repeats a single sign, in a pattern that begins at the
 * start of the text, the whole costs a constant for each of its lengths.
 */
export function isLinearByShape(source: string, flags: string): boolean {
  const shape = shapeOf(source, flags);
  if (!shape || shape.ways > mostWays) return false;
  return shape.unbounded === 0 || (shape.unbounded === 1 && shape.anchored);
}
