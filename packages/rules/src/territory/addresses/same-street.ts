/** Whether two streets of different maps are one street on the ground (ADDR-R40). */
import { foldedText } from '../../text/folded-text.ts';

export interface Street {
  name: string;
  /** Suburb of the street, else of its map; null if unknown. */
  suburb: string | null;
}

/** Abbreviations of the last word of a street's name. */
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
 * Normalises a name for comparison: `Mount St.` and `MOUNT STREET` are equal. The database has the same
 * function, `sheaf.street_key`; a test compares both.
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

/** The name alone decides if a suburb is unknown: excluding one street too many is safer. */
export const isSameStreet = (a: Street, b: Street): boolean =>
  streetKey(a.name) === streetKey(b.name) &&
  (a.suburb === null || b.suburb === null || foldedText(a.suburb) === foldedText(b.suburb));
