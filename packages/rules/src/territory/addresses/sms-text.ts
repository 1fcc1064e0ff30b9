/**
 * The text of an SMS with addresses: one line each, followed by the map; without names and notes (ADDR-O9).
 */
import { withoutBreaks } from '../../text/text-lines.ts';
import { type AddressParts, addressText } from './address-text.ts';

export interface SmsAddress extends AddressParts {
  suburb: string | null;
  mapNumber: string;
}

/** `words` returns a label such as `Map 12`. Addresses of several maps are grouped by map. */
export function smsText(addresses: readonly SmsAddress[], words: (mapNumber: string) => string): string {
  const maps = [...new Set(addresses.map(({ mapNumber }) => mapNumber))];
  const linesOf = (number: string): string[] =>
    addresses
      .filter(({ mapNumber }) => mapNumber === number)
      .map((address) => withoutBreaks([addressText(address), address.suburb].filter(Boolean).join(', ')));
  return maps.map((number) => [...linesOf(number), words(number)].join('\n')).join('\n\n');
}
