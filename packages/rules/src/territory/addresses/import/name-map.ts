/**
 * Names a new map after the suburb of most of its addresses, or after its longest street if the file has no
 * suburbs.
 */
import { groupBy } from '../../../group-by.ts';
import type { FileAddress } from '../address-file.ts';

export interface MapName {
  suburb: string | null;
  street: string;
}

/** The most frequent text, compared without case; the alphabetically first of equals. */
function mostFrequent(texts: readonly string[]): string | null {
  const spellings = groupBy(texts, (text) => text.toLowerCase());
  const sorted = [...spellings].sort(
    ([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1),
  );
  return [...(sorted[0]?.[1] ?? [])].sort()[0] ?? null;
}

export const nameMap = (addresses: readonly Pick<FileAddress, 'street' | 'suburb'>[]): MapName => ({
  suburb: mostFrequent(addresses.flatMap(({ suburb }) => suburb ?? [])),
  street: mostFrequent(addresses.map(({ street }) => street)) ?? '',
});
