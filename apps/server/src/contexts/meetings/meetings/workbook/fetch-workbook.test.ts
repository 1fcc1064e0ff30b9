import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comingWorkbook } from '#contexts/meetings/meetings/workbook/testing/coming-workbook';
import {
  firstWeek,
  openWorkbookFixture,
  type WorkbookFixture,
} from '#contexts/meetings/meetings/workbook/testing/workbook-fixture';
import { RefusedFetch } from '#platform/fetch/strict-fetch';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: WorkbookFixture;
const asked: string[] = [];
const limits: object[] = [];

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openWorkbookFixture(test);
  test.platform.downloads = {
    hosts: ['jw-cdn.org'],
    async fetch(url, most) {
      asked.push(url.href);
      limits.push(most);
      if (url.pathname.startsWith('/hidden')) throw new RefusedFetch('an address that is not public');
      return comingWorkbook(firstWeek).bytes;
    },
  };
});
afterAll(() => test.close());

const fetched = (url: string) =>
  test.call(meetings.importWorkbook, { as: fixture.importer, body: { url, dry_run: true } });

it('MEET-R11 fetches a workbook from its address, and reads the issue from its name', async () => {
  const { data } = await fetched('https://cdn.jw-cdn.org/a/mwb_E_202612.epub?v=1');
  expect(data).toMatchObject({ issue: '202612', lang: 'E', weeks: [{ week: firstWeek, parts: 8 }] });
  expect(asked).toEqual(['https://cdn.jw-cdn.org/a/mwb_E_202612.epub?v=1']);
});

it('MEET-O3 accepts up to 20 MB within 30 seconds', async () => {
  limits.length = 0;
  await fetched('https://cdn.jw-cdn.org/a/mwb_E_202612.epub');
  expect(limits).toEqual([{ bytes: 20 * 1024 * 1024, seconds: 30 }]);
});

it('MEET-R11 refuses any other address before sending a request', async () => {
  asked.length = 0;
  for (const url of [
    'https://jw-cdn.org.example/a.epub',
    'http://jw-cdn.org/a.epub',
    'https://jw-cdn.org/a.zip',
  ])
    expect((await fetched(url)).problem.code).toBe('workbook-address');
  expect(asked).toEqual([]);
});

it('MEET-R11 refuses every failed download with the same sentence', async () => {
  const { problem } = await fetched('https://cdn.jw-cdn.org/hidden/mwb_E_202612.epub');
  expect(problem.code).toBe('workbook-unreachable');
  expect(JSON.stringify(problem)).not.toContain('not public');
});

it('MEET-O3 requests the issue if the name does not contain it, and uses the answer', async () => {
  const url = 'https://cdn.jw-cdn.org/book.epub';
  expect((await fetched(url)).problem.code).toBe('workbook-issue-unknown');
  const body = { url, dry_run: true, issue: '202612' };
  const { data } = await test.call(meetings.importWorkbook, { as: fixture.importer, body });
  expect(data).toMatchObject({ lang: '', weeks: [{ week: firstWeek }] });
});
