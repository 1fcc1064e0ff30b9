/** Searches a complete list: every typed word must match, regardless of case and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const isFound = (typed: string, ...texts: (string | null | undefined)[]): boolean => {
  const within = plain(texts.filter(Boolean).join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
};
