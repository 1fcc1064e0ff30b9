import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, expect, it } from 'vitest';
import { openDocuments } from '#platform/documents/documents';
import { openWorkers } from '#platform/workers/workers';

const workers = openWorkers();
const documents = openDocuments(workers);
afterAll(() => workers.close());

const page = (body: string, data: object = {}, lang = 'en') =>
  documents.print({ body, data: { title: 'Maps', congregation: 'Burnie', ...data }, lang }, 1);

it('produces a PDF that prints markup in data as text', async () => {
  const pdf = await page('#heading-of(data.title, data.name)', { name: '#panic("owned") $x$ \\ *bold* ]' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

it('PRINT-R3 prints A4 pages with the name of the congregation on each', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await page('First #pagebreak() Second')));
  expect(pdf.numPages).toBe(2);
  for (const number of [1, 2]) {
    const [, , width, height] = (await pdf.getPage(number)).view;
    expect([Math.round((width! * 25.4) / 72), Math.round((height! * 25.4) / 72)]).toEqual([210, 297]);
  }
  const { text } = await extractText(pdf);
  expect(text.map((one) => one.includes('Burnie'))).toEqual([true, true]);
});

it('finds fonts for right-to-left text', async () => {
  const pdf = await page('#data.name', { name: 'الجماعة שלום Burnie' }, 'ar');
  expect(pdf.length).toBeGreaterThan(2000);
});

it('I18N-R13 keeps the order of addresses, ranges and telephone numbers in right-to-left documents', async () => {
  const data = {
    rows: [['12 Smith Street', '10-12', '+61 400 555 012']],
    line: 'الخريطة \u206812-A\u2069، Burnie',
  };
  const pdf = await page('#data.line #table(columns: 3, ..data.rows.flatten())', data, 'ar');
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { items } = await (await proxy.getPage(1)).getTextContent();
  const placed = items.flatMap((item) =>
    'str' in item && /\d{2}/.test(item.str) ? [{ text: item.str, left: item.transform[4] as number }] : [],
  );
  const onPaper = placed.toSorted((a, b) => b.left - a.left).map(({ text }) => text.trim());
  expect(onPaper).toEqual(['12-A', '12 Smith Street', '10-12', '+61 400 555 012']);
});

it('reports an error in the source, and prints the next document', async () => {
  await expect(page('#nothing-of-this-name')).rejects.toThrow(/typst/);
  expect((await page('fine')).length).toBeGreaterThan(1000);
});

it('prints many documents concurrently', async () => {
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, number) => page('#data.number', { number })),
  );
  expect(pages.every((pdf) => pdf.subarray(0, 5).toString() === '%PDF-')).toBe(true);
});
