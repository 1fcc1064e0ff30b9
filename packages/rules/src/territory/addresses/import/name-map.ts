/** What a new map is called by: the suburb most of its addresses have, or its longest street where the file names no suburbs. */
import type { FileAddress } from '../address-file.ts';

export interface MapName {
  suburb: string | null;
  street: string;
}

/** The text that most of them have, compared without case; of equals the first in the alphabet. */
function mostFrequent(texts: readonly string[]): string | null {
  const spellings = Map.groupBy(texts, (text) => text.toLowerCase());
  const sorted = [...spellings].sort(
    ([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1),
  );
  return sorted[0]?.[1].toSorted()[0] ?? null;
}

export const nameMap = (addresses: readonly Pick<FileAddress, 'street' | 'suburb'>[]): MapName => ({
  suburb: mostFrequent(addresses.flatMap(({ suburb }) => suburb ?? [])),
  street: mostFrequent(addresses.map(({ street }) => street)) ?? '',
});
