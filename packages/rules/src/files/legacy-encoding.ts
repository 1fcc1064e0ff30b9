/** Detects the single-byte code page of text files from older spreadsheets. */

export const legacyEncodings = ['windows-1250', 'windows-1251', 'windows-1252', 'windows-1256'] as const;
export type LegacyEncoding = (typeof legacyEncodings)[number];

/** Bytes to inspect; contains the letters of enough lines. */
const looked = 200_000;

const isHigh = (byte: number | undefined): boolean => byte !== undefined && byte >= 0xc0;
const isAscii = (byte: number | undefined): boolean =>
  byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
const isLetter = (byte: number | undefined): boolean => isHigh(byte) || isAscii(byte);

const bytesOf = (letters: string): ReadonlySet<number> =>
  new Set(letters.split(' ').map((code) => Number.parseInt(code, 16)));

/**
 * Symbols in Western Europe, letters in Central Europe: ą Ą ł Ł ż Ż ľ Ľ; and bytes used only in Central
 * Europe: Ť Ź ť.
 */
const central = bytesOf('a3 a5 af b3 b9 bc be bf 8d 8f 9d');
/** Č ć č ď đ ř ţ before a vowel; è æ ï ð ø þ before a consonant. */
const consonants = bytesOf('c6 c8 e6 e8 ef f0 d8 f8 fe f2');
const vowels = bytesOf('61 65 69 6f 75 79 e1 e9 ed f3 fa fd ec f9 e4 f6 fc e3 e2 ee');

function centralPoints(bytes: Uint8Array, at: number): number {
  const [byte, before, next] = [bytes[at]!, bytes[at - 1], bytes[at + 1]];
  if (central.has(byte)) return isLetter(before) || isLetter(next) ? 3 : 0;
  // Č, Ř, Ě and Đ begin words, È, Ø, Ì and Ð hardly ever; ć ends them, æ does not.
  if (byte === 0xe6 && !isLetter(next)) return 1;
  if (byte === 0xc8 || byte === 0xd8 || byte === 0xcc || byte === 0xd0) return isLetter(before) ? 0 : 2;
  if (consonants.has(byte)) return next !== undefined && vowels.has(next) ? 1 : -1;
  // ñ is between vowels, ń is not; à and å are frequent, ŕ and ĺ are not.
  if (byte === 0xf1) return next !== undefined && vowels.has(next) ? -1 : 1;
  if (byte === 0xe0 || byte === 0xe5) return -1;
  if (byte === 0xe3 || byte === 0xf5) return next === 0x6f || next === 0x65 ? -2 : 1;
  if (byte === 0xec || byte === 0xf9) return isLetter(next) ? 1 : -1;
  return 0;
}

/** Cyrillic and Arabic words consist of bytes above 0x7F; Arabic has hardly any above 0xEF. */
function wordsIn(bytes: Uint8Array): { high: number; inLabels: number; low: number; top: number } {
  const told = { high: 0, inLabels: 0, low: 0, top: 0 };
  let from = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at];
    if (isHigh(byte)) {
      if (byte! >= 0xf0) told.top += 1;
      else if (byte! >= 0xe0) told.low += 1;
      continue;
    }
    const length = at - from;
    told.high += length;
    if (length > 2 || !(isAscii(bytes[from - 1]) || isAscii(byte))) told.inLabels += length;
    from = at + 1;
  }
  return told;
}

export function legacyEncodingOf(whole: Uint8Array): LegacyEncoding {
  const bytes = whole.subarray(0, looked);
  const { high, inLabels, low, top } = wordsIn(bytes);
  if (high > 0 && inLabels > high * 0.6) return low > 0 && top < low * 0.1 ? 'windows-1256' : 'windows-1251';
  let points = 0;
  for (const [at, byte] of bytes.entries()) if (byte >= 0x80) points += centralPoints(bytes, at);
  return points > 0 ? 'windows-1250' : 'windows-1252';
}

/** False for control characters, which text tables do not have. */
export const isText = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => (byte >= 0x20 ? byte !== 0x7f : byte === 0x09 || byte === 0x0a || byte === 0x0d));

/** Number of continuation bytes after this UTF-8 lead byte; undefined for an invalid lead byte. */
function following(byte: number): number | undefined {
  if (byte < 0x80) return 0;
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : undefined;
}

export function isUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    const more = following(bytes[at]!);
    if (more === undefined) return false;
    for (let next = 0; next < more; next += 1) {
      at += 1;
      if (at >= bytes.length || (bytes[at]! & 0xc0) !== 0x80) return false;
    }
  }
  return true;
}
