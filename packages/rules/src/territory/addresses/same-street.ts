/** Whether two streets of different maps are one street on the ground (ADDR-R40). */
import { foldedText } from '../../text/folded-text.ts';

export interface Street {
  name: string;
  /** Of the street, or else of its map; null where nobody noted it. */
  suburb: string | null;
}

/** How the last word of a street's name is shortened. */
const shortWords: Record<string, string> = {
  st: 'street',
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  dr: 'drive',
  ct: 'court',
  crt: 'court',
  cres: 'crescent',
  cr: 'crescent',
  pl: 'place',
  tce: 'terrace',
  ter: 'terrace',
  hwy: 'highway',
  ln: 'lane',
  pde: 'parade',
  blvd: 'boulevard',
  bvd: 'boulevard',
  cl: 'close',
  sq: 'square',
  gr: 'grove',
  gdns: 'gardens',
};

/**
 * The name as streets are compared: `Mount St.` and `MOUNT STREET` are one. The database has the same function,
 * `sheaf.street_key`; a test holds them together.
 */
export function streetKey(name: string): string {
  const folded = foldedText(name);
  const words = folded
    .replaceAll(/['’`´]/g, '')
    .replaceAll(/[ .,;:()"/_-]+/g, ' ')
    .replaceAll(/^ | $/g, '');
  if (words === '') return folded;
  const [, before, last] = /^(.+) ([^ ]+)$/.exec(words) ?? [];
  const long = before && last && Object.hasOwn(shortWords, last) ? `${before} ${shortWords[last]}` : words;
  return long.replace(/str$/, 'strasse');
}

/** Where one of the suburbs is unknown the name decides: rather one street too many is left alone. */
export const isSameStreet = (a: Street, b: Street): boolean =>
  streetKey(a.name) === streetKey(b.name) &&
  (a.suburb === null || b.suburb === null || foldedText(a.suburb) === foldedText(b.suburb));
