/** Splits a whole name into first and last name (IMPORT-R26). */

/** Name that is first in a whole name without a comma. */
export type NameOrder = 'first' | 'last';

export interface SplitName {
  first_name: string;
  last_name: string;
}

/**
 * A name that cannot be split becomes the last name, so that its row is refused for the missing first name.
 */
const whole = (text: string): SplitName => ({ first_name: '', last_name: text });

/**
 * `Kent, Clark` is Clark Kent in either order; without a comma the family name is one word, the last or the
 * first.
 */
export function splitName(text: string, order: NameOrder): SplitName {
  const parts = text.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '));
  const [last = '', first = '', ...more] = parts;
  if (parts.length > 1)
    return last === '' || first === '' || more.length > 0
      ? whole(text.trim())
      : { first_name: first, last_name: last };
  const words = last.split(' ');
  if (words.length < 2) return whole(last);
  return order === 'last'
    ? { first_name: words.slice(1).join(' '), last_name: words[0]! }
    : { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1)! };
}
