import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { readWorkbook, workbookReading } from '#contexts/meetings/meetings/workbook/read-workbook';
import { hostileArchives } from '#contexts/meetings/meetings/workbook/testing/hostile-archives';
import { makeWorkbook } from '#contexts/meetings/meetings/workbook/testing/make-workbook';
import { weekWith } from '#contexts/meetings/meetings/workbook/testing/workbook-fixture';
import { openWorkers } from '#platform/workers/workers';

const workers = openWorkers();
afterAll(() => workers.close());

it('MEET-O3 reads the weeks of a workbook in a worker, and no other pages', async () => {
  const file = makeWorkbook({ weeks: [weekWith(), weekWith({ monday: '2026-12-14' })], isUntidy: true });
  const read = await workers.run(workbookReading, file, 1);
  if ('fault' in read) throw new Error(read.fault);
  expect(read.pages).toHaveLength(2);
  expect(read.pages[0]!.filter(({ isSong }) => isSong)).toHaveLength(3);
  expect(read.pages[0]!.filter(({ isBoxed }) => isBoxed)).toHaveLength(1);
  expect(read.pages[0]!.some(({ text }) => /[\u00AD\u00A0]/.test(text))).toBe(false);
});

/** Limit of processor time, which is independent of the load of the machine. */
const secondsEach = 5;

it('MEET-O3 T14 refuses forty hostile archives, each within its time limit', {
  timeout: 120_000,
}, async () => {
  const entries = Object.entries(hostileArchives);
  expect(entries).toHaveLength(40);
  for (const [name, make] of entries) {
    const file = make();
    const begun = process.cpuUsage();
    const read = await readWorkbook(file);
    const { user, system } = process.cpuUsage(begun);
    const seconds = (user + system) / 1_000_000;
    expect([name, 'fault' in read || read.pages.every((blocks) => blocks.length < 3001)]).toEqual([
      name,
      true,
    ]);
    expect([name, seconds < secondsEach]).toEqual([name, true]);
  }
});

const largestPage = 384 * 1024;
const pagesOf = (count: number, length: number): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`OEBPS/${at}.xhtml`, new Uint8Array(length).fill(0x20)]),
    ),
    { level: 0 },
  );

it.each([
  ['more than 500 entries', pagesOf(501, 1), pagesOf(500, 1)],
  ['a page of more than 384 kB', pagesOf(1, largestPage + 1), pagesOf(1, largestPage)],
  ['pages of more than 8 MB', pagesOf(22, largestPage), pagesOf(21, largestPage)],
])('MEET-O3 refuses %s as too large, and reads one fewer', async (_label, tooLarge, read) => {
  expect(await readWorkbook(tooLarge)).toEqual({ fault: 'workbook-too-large' });
  expect(await readWorkbook(read)).toEqual({ fault: 'workbook-no-week' });
});

it('MEET-O3 refuses a JWPUB file and an EPUB without meetings with separate codes', async () => {
  const jwpub = zipSync({ 'manifest.json': strToU8('{}'), contents: new Uint8Array(10) });
  expect(await readWorkbook(jwpub)).toEqual({ fault: 'workbook-jwpub' });
  expect(await readWorkbook(makeWorkbook({ weeks: [] }))).toEqual({ fault: 'workbook-no-week' });
  expect(await readWorkbook(strToU8('no zip'))).toEqual({ fault: 'workbook-unreadable' });
  const large = hostileArchives['one page that unfolds without end']!();
  expect(await readWorkbook(large)).toEqual({ fault: 'workbook-too-large' });
});
