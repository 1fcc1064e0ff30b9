/** What a person types to find the map of a street or of an address (ADDR-R50). */
import { foldSpaces } from '../../files/spaces.ts';
import { foldDigits } from '../../text/fold-digits.ts';

export interface AddressSearch {
  street: string;
  /** Without its suffix; a house stands on the map of its number. */
  house: string | null;
}

/** Shorter text fits nearly every street. */
const fewestLetters = 2;

const houseFirst = /^(\d{1,5})\p{L}?,? (\D.*)$/u;
const houseLast = /^(\D.*?),? (\d{1,5})\p{L}?$/u;

/** `12 Mount`, `Mount St 12`, `12a mount street`; null where too few letters stand for a street. */
export function readAddressSearch(typed: string): AddressSearch | null {
  const text = foldSpaces(foldDigits(typed).trim());
  const first = houseFirst.exec(text);
  const last = first ? null : houseLast.exec(text);
  const street = first?.[2] ?? last?.[1] ?? text;
  const house = first?.[1] ?? last?.[2] ?? null;
  const letters = street.match(/\p{L}/gu)?.length ?? 0;
  return letters < fewestLetters ? null : { street, house: house && String(Number(house)) };
}
