/** Recognises patterns that are linear by their shape, so that the checker only runs on the others. */

interface Shape {
  /** Begins with `^`, as does every alternative at the top level. */
  anchored: boolean;
  /** Number of quantifiers without an upper bound. */
  unbounded: number;
  /** Number of combinations of all bounded quantifiers. */
  ways: number;
}

/** Limit for the combinations at one position. */
const mostWays = 10_000;

const token =
  /\\(?:[pPk]\{[^}]*\}|u\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?::|<[A-Za-z]\w*>))?|\)|\||[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu;

/** Number of repetitions of a quantifier; null without an upper bound, 0 if the text is no quantifier. */
function waysOf(text: string): number | null {
  if (/^\?/.test(text)) return 2;
  if (/^[*+]/.test(text)) return null;
  const [, least, comma, most] = /^\{(\d+)(,)?(\d*)\}/.exec(text) ?? [];
  if (least === undefined) return 0;
  if (comma === undefined) return 1;
  return most === '' ? null : Number(most) - Number(least) + 1;
}

/** Null for patterns that cannot be judged by shape: lookarounds, references, repeated groups. */
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
      // A repeated group may contain anything.
      if (before === ')' && !text.startsWith('?')) return null;
      if (ways === null) shape.unbounded += 1;
      else shape.ways *= ways;
    }
    before = text;
  }
  return shape;
}

/**
 * Without an unbounded quantifier, each start position costs a constant. With one that repeats a single
 * character in an anchored pattern, each length costs a constant.
 */
export function isLinearByShape(source: string, flags: string): boolean {
  const shape = shapeOf(source, flags);
  if (!shape || shape.ways > mostWays) return false;
  return shape.unbounded === 0 || (shape.unbounded === 1 && shape.anchored);
}
