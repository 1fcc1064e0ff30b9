/** How a text file is written: what spreadsheets call "Unicode text" is UTF-16, and older ones save a code page. */
import { isText, isUtf8, legacyEncodingOf, legacyEncodings } from './legacy-encoding.ts';

export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', ...legacyEncodings] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** Enough for the headings of any table, which have separators and mostly Latin letters. */
const looked = 4096;

const separators: ReadonlySet<number | undefined> = new Set(
  [...'\t\n,;'].map((letter) => letter.charCodeAt(0)),
);

/**
 * By its byte order mark; without one by the zeros: no text in UTF-8 has any, and in UTF-16 they all stand on one side of the
 * pairs, beside what parts the cells of a table among others.
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

/** A text that is no Unicode is of a code page; anything else is left to the decoder of UTF-8, which refuses it. */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const unicode = unicodeOf(bytes);
  return unicode !== 'utf-8' || isUtf8(bytes) || !isText(bytes) ? unicode : legacyEncodingOf(bytes);
}
