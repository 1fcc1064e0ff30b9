import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodingOf, type TextEncoding } from './text-encoding.ts';

function written(text: string, encoding: TextEncoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le');
  return bytes;
}

const encodings = ['utf-8', 'utf-16le', 'utf-16be'] as const;
/** A table in any script with ASCII separators. */
const table = fc
  .array(fc.string({ unit: fc.constantFrom(...'Имя名前שםaZ9é') }), { minLength: 2, maxLength: 30 })
  .map((cells) => cells.join('\t'));

it('IMPORT-R10 TERR-R32 detects the encoding of a text with or without a byte order mark', () => {
  fc.assert(
    fc.property(table, fc.constantFrom(...encodings), fc.boolean(), (text, encoding, marked) => {
      const bytes = written(marked ? `\uFEFF${text}` : text, encoding);
      expect(encodingOf(bytes)).toBe(encoding);
      expect(new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)).toBe(text);
    }),
  );
});

it('IMPORT-R10 refuses as invalid UTF-8 bytes with zeros in both positions, without separators, or of odd length', () => {
  expect(encodingOf(new Uint8Array([0, 44, 44, 0]))).toBe('utf-8');
  expect(encodingOf(new Uint8Array([0, 255, 254, 1]))).toBe('utf-8');
  expect(encodingOf(new Uint8Array([65, 0, 66]))).toBe('utf-8');
  expect(encodingOf(new Uint8Array())).toBe('utf-8');
});
