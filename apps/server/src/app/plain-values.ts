/** Limits of input: number of values, depth, and text that is valid in UTF-8 and the database. */
import { type FieldCode, InvalidInput } from '#platform/outcome';

const deepest = 20;

const isText = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

const fail = (field: string, code: FieldCode): never => {
  throw new InvalidInput({ [field]: [code] });
};

const failCount = (field: string, limit: number): never => {
  throw new InvalidInput({ [field]: [{ code: 'too-many-values', limit }] });
};

const [quote, backslash, comma] = [34, 92, 44];
const [openList, closeList, openObject, closeObject] = [91, 93, 123, 125];

/**
 * Index of the closing quotation mark of the string that begins at `from`; the end of the JSON without one.
 */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from); at !== -1; at = json.indexOf('"', at + 1)) {
    let before = at - 1;
    while (before >= from && json.charCodeAt(before) === backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return json.length;
}

/**
 * Throws `InvalidInput` if JSON contains more than `most` values or is nested too deeply, before it is
 * parsed: 8 MB of zeros take a second to parse. Counts commas and containers, so an empty list or object
 * counts twice.
 */
export function assertFewValues(json: string, most: number, field = 'body'): void {
  let [values, depth] = [1, 0];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) at = endOfText(json, at + 1);
    else if (sign === comma) values += 1;
    else if (sign === openList || sign === openObject) {
      values += 1;
      depth += 1;
    } else if (sign === closeList || sign === closeObject) depth -= 1;
    else continue;
    if (values > most) failCount(field, most);
    if (depth > deepest + 1) fail(field, 'too-deep');
  }
}

/** Throws `InvalidInput` if a form has more than `most` fields, before it is parsed. */
export function assertFewFields(form: string, most: number): void {
  let fields = 1;
  for (let at = form.indexOf('&'); at !== -1; at = form.indexOf('&', at + 1)) fields += 1;
  if (fields > most) failCount('body', most);
}

/** A container being traversed; `keys` is null for a list. */
interface Level {
  items: Record<string, unknown> | readonly unknown[];
  keys: readonly string[] | null;
  next: number;
}

const levelOf = (value: object): Level =>
  Array.isArray(value)
    ? { items: value, keys: null, next: 0 }
    : { items: value as Record<string, unknown>, keys: Object.keys(value), next: 0 };

const pathOf = (levels: readonly Level[]): string =>
  levels.map(({ keys, next }) => (keys ? keys[next - 1]! : String(next - 1))).join('.') || 'body';

/** Throws `InvalidInput` at the first too deep or invalid value; only its path is built. */
export function assertPlain(value: unknown): void {
  const levels: Level[] = [];
  const visit = (item: unknown): void => {
    if (typeof item === 'string') {
      if (!isText(item)) fail(pathOf(levels), 'not-text');
      return;
    }
    if (item === null || typeof item !== 'object') return;
    levels.push(levelOf(item));
  };
  visit(value);
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const { items, keys } = level;
    const { length } = keys ?? (items as readonly unknown[]);
    if (level.next >= length) {
      levels.pop();
      continue;
    }
    if (levels.length > deepest) fail('body', 'too-deep');
    const key = keys?.[level.next];
    if (key !== undefined && !isText(key)) fail(pathOf(levels.slice(0, -1)), 'not-text');
    level.next += 1;
    visit(
      key === undefined
        ? (items as readonly unknown[])[level.next - 1]
        : (items as Record<string, unknown>)[key],
    );
  }
}
