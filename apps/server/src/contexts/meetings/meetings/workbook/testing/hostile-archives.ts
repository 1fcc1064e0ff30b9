/** Forty malicious or invalid archives. */
import { strToU8, zipSync } from 'fflate';
import { makeWorkbook, pageOf } from '#contexts/meetings/meetings/workbook/testing/make-workbook';
import { weekWith } from '#contexts/meetings/meetings/workbook/testing/workbook-fixture';
import { packLarge } from '#platform/testing/pack-large';

const good = (): Uint8Array => makeWorkbook({ weeks: [weekWith()] });
const withPage = (page: Uint8Array): Uint8Array =>
  makeWorkbook({ weeks: [], others: { 'OEBPS/1.xhtml': page } });
/** Stored uncompressed: the compression ratio of such a page would be refused before it is read. */
const withText = (text: string): Uint8Array =>
  zipSync({ mimetype: strToU8('application/epub+zip'), 'OEBPS/1.xhtml': strToU8(text) }, { level: 0 });
const repeated = (text: string, times: number): string => text.repeat(times);

/** Edits the central directory of a zip: a field at `offset` in the record of each entry. */
function withList(file: Uint8Array, change: (view: DataView, record: number) => void): Uint8Array {
  const bytes = file.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) change(view, at);
  return bytes;
}

const changed = (at: number, value: number) => (view: DataView, record: number) =>
  view.setUint32(record + at, value, true);

const big = (count: number, size: number): Uint8Array =>
  packLarge(
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`OEBPS/${at}.xhtml`, new Uint8Array(size)])),
  );

const head = '<html><body><h1>7-13</h1><h3 class="dc-icon--music">1</h3>';

const texts: Record<string, string> = {
  'an entity that repeats itself': `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><html><body>&b;</body></html>`,
  'an entity from a file':
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><html><body><h1>&a;</h1></body></html>',
  'elements nested deeply': head + repeated('<div>', 70_000),
  'headings nested deeply': `${head}<h3>${repeated('<span>', 60_000)}`,
  'formatting nested deeply': head + repeated('<b>', 120_000),
  'links that are never closed': head + repeated('<a href="x">', 30_000),
  'lists that are never closed': head + repeated('<ul><li>', 45_000),
  'tables in tables': head + repeated('<table><tr><td>', 25_000),
  'formatting across paragraphs': head + repeated('<b><i><p>', 40_000),
  'closing what was never opened': head + repeated('</p>', 90_000),
  'very many paragraphs': head + repeated('<p>a</p>', 45_000),
  'a very long paragraph': `${head}<p>${repeated('word ', 75_000)}</p>`,
  'a very long attribute': `${head}<p class="${repeated('a ', 180_000)}">x</p>`,
  'very many attributes': `${head}<p ${Array.from({ length: 40_000 }, (_, at) => `a${at}=1`).join(' ')}>x</p>`,
  'brackets without an end': `${head}<h3>1. X</h3><p>${repeated('(', 200_000)}`,
  'very many digits': `<html><body><h1>${repeated('1 ', 100_000)}</h1><h3 class="dc-icon--music">1</h3>`,
  'comments without an end': head + repeated('<!-- ', 70_000),
  'a script': `${head}<script>while(true){}</script>`,
  'self-closing elements': head + repeated('<a/>', 90_000),
  'angle brackets alone': repeated('<', 380_000),
  'a week without a week': pageOf([]),
};

export const hostileArchives: Record<string, () => Uint8Array> = {
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, () => withText(text)])),
  nothing: () => new Uint8Array(),
  'four letters': () => strToU8('PK\u0003\u0004'),
  'no archive': () => strToU8(repeated('mwb ', 1000)),
  'half an archive': () => good().slice(0, 900),
  'no list at its end': () => good().slice(0, -30),
  'noise behind the letters': () => strToU8(`PK\u0003\u0004${repeated('x', 5000)}`),
  'bytes that are no text': () => withPage(new Uint8Array([0xff, 0xfe, 0xc3, 0x28])),
  'more entries than a workbook has': () => big(501, 1),
  'entries that unfold to more than is allowed': () => big(120, 1024 * 1024),
  'one page that unfolds without end': () => packLarge({ 'OEBPS/1.xhtml': new Uint8Array(90 * 1024 * 1024) }),
  'pages that are too long together': () => withText(repeated('<p>x</p>', 140_000)),
  'a size that is smaller than the truth': () => withList(good(), changed(24, 10)),
  'a size that is greater than the truth': () => withList(good(), changed(24, 60_000)),
  'a size of four gigabytes': () => withList(good(), changed(24, 0xffffffff)),
  'a packed size beyond the file': () => withList(good(), changed(20, 0x7fffffff)),
  'a place beyond the file': () => withList(good(), changed(42, 0x7fffffff)),
  'entries that all lie at one place': () => withList(good(), changed(42, 0)),
  'an encrypted entry': () => withList(good(), (view, record) => view.setUint16(record + 8, 1, true)),
  'a way of packing that is unknown': () =>
    withList(good(), (view, record) => view.setUint16(record + 10, 99, true)),
};
