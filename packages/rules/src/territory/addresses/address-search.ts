/** Parses the search text for the map of a street or address (ADDR-R50). */
import { foldSpaces } from '../../files/spaces.ts';
import { foldDigits } from '../../text/fold-digits.ts';

export interface AddressSearch {
  street: string;
  /** House number without its suffix, because the number decides the map. */
  house: string | null;
}

/** Shorter text matches nearly every street. */
const fewestLetters = 2;

const houseFirst = /^(\d{1,5})\p{L}?,? (\D.*)$/u;
const houseLast = /^(\D.*?),? (\d{1,5})\p{L}?$/u;

/** Parses `12 Mount`, `Mount St 12`, `12a mount street`; null if too few letters remain for a street. */
export function readAddressSearch(typed: string): AddressSearch | null {
  const text = foldSpaces(foldDigits(typed).trim());
  const first = houseFirst.exec(text);
  const last = first ? null : houseLast.exec(text);
  const street = first?.[2] ?? last?.[1] ?? text;
  const house = first?.[1] ?? last?.[2] ?? null;
  const letters = street.match(/\p{L}/gu)?.length ?? 0;
  return letters < fewestLetters ? null : { street, house: house && String(Number(house)) };
}
