import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentKind, noticeKinds, noticeName, noticeTitle } from './notice-file.ts';
import { plainZip } from './testing/plain-zip.ts';
import { zipNames } from './zip-names.ts';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const wordNames = ['[Content_Types].xml', 'word/document.xml'];
const name = fc.stringMatching(/^[a-z/]{1,30}$/);

it('reads zip names from the directory, with any comment after it', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 20 }), fc.string({ maxLength: 40 }), (names, comment) => {
      expect(zipNames(plainZip(names, comment))).toEqual(names);
    }),
  );
});

it('NOTICE-R4 reads any bytes without an exception, and refuses a truncated zip', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => documentKind(bytes) === null));
  const whole = plainZip(wordNames);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
      expect(documentKind(whole.subarray(0, length))).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }), (at, value) => {
      const broken = Uint8Array.from(whole);
      broken[at] = value;
      expect([null, 'docx']).toContain(documentKind(broken));
    }),
  );
});

it('NOTICE-R1 detects PDF and Word documents by content', () => {
  expect(documentKind(text('%PDF-1.7\n…'))).toBe('pdf');
  expect(documentKind(plainZip(wordNames))).toBe('docx');
  expect(documentKind(plainZip(['[Content_Types].xml', 'xl/workbook.xml']))).toBeNull();
  expect(documentKind(plainZip([...wordNames, 'word/vbaProject.bin']))).toBeNull();
  expect(documentKind(text('<html>%PDF-1.7'))).toBeNull();
  expect(documentKind(text(''))).toBeNull();
});

it('NOTICE-R4 a name has no path, no invisible characters, and the extension of its type', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...noticeKinds), (filename, kind) => {
      const made = noticeName(filename, kind);
      const ending = { picture: '.webp', pdf: '.pdf', docx: '.docx' }[kind];
      expect(made.endsWith(ending)).toBe(true);
      expect(made).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]/u);
      expect([...made].length).toBeLessThanOrEqual(126);
      expect(noticeTitle(made)).not.toBe('');
      expect(noticeName(made, kind)).toBe(made);
    }),
  );
  expect(noticeName('C:\\Users\\me\\Cleaning.list.PDF', 'pdf')).toBe('Cleaning.list.pdf');
  expect(noticeName('../../etc/passwd', 'picture')).toBe('passwd.webp');
  expect(noticeName('evil\u202Efdp.exe', 'docx')).toBe('evilfdp.docx');
  expect(noticeName('.pdf', 'pdf')).toBe('file.pdf');
});
