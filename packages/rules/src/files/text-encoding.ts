/**
 * Detects the encoding of a text file: spreadsheets write "Unicode text" as UTF-16, and older ones use a code
 * page.
 */
import { isText, isUtf8, legacyEncodingOf, legacyEncodings } from './legacy-encoding.ts';

export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', ...legacyEncodings] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** Bytes to inspect; contains the headings of any table, with separators and mostly Latin letters. */
const looked = 4096;

const separators: ReadonlySet<number | undefined> = new Set(
  [...'\t\n,;'].map((letter) => letter.charCodeAt(0)),
);

/**
 * Uses the byte order mark, else the zero bytes: UTF-8 text has none, and UTF-16 has them in one position of
 * each pair, also next to separators.
 */
function unicodeOf(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length % 2 === 1) return 'utf-8';
  const zeros = [0, 0];
  let parted = false;
  for (let at = 0; at < Math.min(bytes.length, looked); at += 1) {
    if (bytes[at] !== 0) continue;
    zeros[at % 2]! += 1;
    parted ||= separators.has(bytes[at ^ 1]);
  }
  const [high = 0, low = 0] = zeros;
  if (!parted || high * low > 0) return 'utf-8';
  return high > 0 ? 'utf-16be' : 'utf-16le';
}

/**
 * Falls back to a code page for text that is not Unicode, and to UTF-8 for anything else, which the decoder
 * then refuses.
 */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const unicode = unicodeOf(bytes);
  return unicode !== 'utf-8' || isUtf8(bytes) || !isText(bytes) ? unicode : legacyEncodingOf(bytes);
}
