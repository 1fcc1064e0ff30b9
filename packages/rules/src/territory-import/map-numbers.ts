/** Which of our maps a row means (TERR-R11). */
import { longestNumber, type MapName } from './read-map-name.ts';

/** Every number under which a map of this name may stand here. */
export const numbersOf = ({ number, code }: MapName): string[] =>
  code === '' || number.toLowerCase().startsWith(code.toLowerCase())
    ? [number]
    : [`${code}${number}`, number];

/**
 * A map is called by its number; the code of its category stands before it where a map here is called so already, or where two
 * categories of the file share the number. Null when that is longer than a number may be.
 */
export function chooseNumbers(
  names: readonly MapName[],
  known: ReadonlySet<string>,
): (name: MapName) => string | null {
  const codes = new Map<string, Set<string>>();
  for (const { number, code } of names) codes.set(number, (codes.get(number) ?? new Set()).add(code));
  return (name) => {
    const candidates = numbersOf(name);
    const [whole, bare = whole] = candidates as [string, string?];
    const shared = (codes.get(name.number)?.size ?? 1) > 1;
    const number = known.has(whole) || shared ? whole : bare;
    return number.length > longestNumber ? null : number;
  };
}
