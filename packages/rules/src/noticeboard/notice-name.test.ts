import { expect, it } from 'vitest';
import { documentKind, noticeMediaTypes, noticeName, noticeTitle } from './notice-file.ts';
import { plainZip } from './testing/plain-zip.ts';
import { zipNames } from './zip-names.ts';

const wordNames = ['[Content_Types].xml', 'word/document.xml'];

it('NOTICE-R4 trims a name, removes leading dots, and limits it to 120 characters', () => {
  expect(noticeName('  Cleaning list .pdf', 'pdf')).toBe('Cleaning list.pdf');
  expect(noticeName('...hidden.doc', 'docx')).toBe('hidden.docx');
  expect(noticeName(`${'é'.repeat(130)}.pdf`, 'pdf')).toBe(`${'é'.repeat(120)}.pdf`);
  expect(noticeName(`${'😀'.repeat(121)}.pdf`, 'pdf')).toBe(`${'😀'.repeat(120)}.pdf`);
});

it('NOTICE-R5 the title of a notice is its name without the extension', () => {
  expect(['Cleaning list.pdf', 'a.b.webp', '2026.11', 'plain', '.pdf.docx'].map(noticeTitle)).toEqual([
    'Cleaning list',
    'a.b',
    '2026.11',
    'plain',
    '.pdf',
  ]);
});

it('NOTICE-R1 sends a notice with its content type', () => {
  expect(noticeMediaTypes).toEqual({
    picture: 'image/webp',
    pdf: 'application/pdf',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
});

it('NOTICE-R4 a Word document begins as a zip, and macros are detected by their exact entry name', () => {
  const zip = plainZip(wordNames);
  expect(documentKind(zip)).toBe('docx');
  expect(documentKind(Uint8Array.from(zip, (byte, at) => (at === 0 ? 0 : byte)))).toBeNull();
  expect(documentKind(plainZip(['word/document.xml']))).toBeNull();
  expect(documentKind(plainZip([...wordNames, 'word/vbaProject.bin.xml']))).toBe('docx');
  expect(documentKind(plainZip([...wordNames, 'word/VBAPROJECT.BIN']))).toBeNull();
  expect(documentKind(new TextEncoder().encode('%PDF-'))).toBe('pdf');
  expect(documentKind(new TextEncoder().encode('%PDF'))).toBeNull();
});

it('NOTICE-R4 reads five thousand zip entries and no more', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
  expect(zipNames(plainZip(names(5000)))).toHaveLength(5000);
  expect(zipNames(plainZip(names(5001)))).toBeNull();
});

/** A zip directory with extra fields, comments or wrong lengths. */
function zipOf(
  entries: { name: string; extra?: number; comment?: number; signature?: number; length?: number }[],
) {
  const parts = entries.map(({ name, extra = 0, comment = 0, signature = 0x02_01_4b_50, length }) => {
    const entry = new Uint8Array(46 + name.length + extra + comment).fill(0x2e);
    const view = new DataView(entry.buffer);
    view.setUint32(0, signature, true);
    view.setUint16(28, length ?? name.length, true);
    view.setUint16(30, extra, true);
    view.setUint16(32, comment, true);
    entry.set(new TextEncoder().encode(name), 46);
    return entry;
  });
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06_05_4b_50, true);
  end.setUint16(10, entries.length, true);
  return Uint8Array.from([...parts, new Uint8Array(end.buffer)].flatMap((part) => [...part]));
}

it('NOTICE-R4 skips extra fields and comments between zip entries', () => {
  const entries = [
    { name: 'a', extra: 3 },
    { name: 'bc', comment: 4 },
    { name: 'd', extra: 2, comment: 5 },
    { name: '' },
  ];
  expect(zipNames(zipOf(entries))).toEqual(['a', 'bc', 'd', '']);
});

it('NOTICE-R4 refuses a malformed zip directory', () => {
  expect(zipNames(zipOf([{ name: 'a' }, { name: 'b', signature: 1 }]))).toBeNull();
  expect(zipNames(zipOf([{ name: 'a', length: 2 }]))).toBeNull();
  expect(zipNames(zipOf([{ name: 'a', length: 1 }]))).toEqual(['a']);
});
