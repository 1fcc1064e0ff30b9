/** A first and a last name that stand in one cell (IMPORT-R26). */

/** Which of the two stands first in a name without a comma. */
export type NameOrder = 'first' | 'last';

export interface SplitName {
  first_name: string;
  last_name: string;
}

/** What cannot be split stays whole as a last name, so that its row is told to miss the other. */
const whole = (text: string): SplitName => ({ first_name: '', last_name: text });

/** `Kent, Clark` is Clark Kent in either order; without a comma one word is the family name, the last or the first. */
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
