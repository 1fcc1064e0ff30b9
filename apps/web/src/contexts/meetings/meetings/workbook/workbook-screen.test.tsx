import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import type { WorkbookReport } from './use-workbook-import.ts';
import { WorkbookScreen } from './workbook-screen.tsx';

const week = { week: '2026-12-07', parts: 8, minutes: 105, differences: [] };
const found: WorkbookReport = {
  dry_run: true,
  id: null,
  issue: '202611',
  lang: 'E',
  clashes: 0,
  weeks: [week],
  unread: [],
  missing: ['2026-12-14'],
  unknown: [],
};
const listed = {
  id: 5,
  file_name: 'mwb_E_202611.epub',
  counts: { weeks: 1, added: 2, changed: 11, removed: 0 },
  imported_at: '2026-11-20T08:00:00.000Z',
  imported_by: { id: 1, full_name: 'Ruth Hollis' },
  taken_back_at: null,
  taken_back_by: null,
};
const path = '/schedules/meetings/import';
const show = () => showScreen(<WorkbookScreen />, path, path);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async () =>
  userEvent.upload(await screen.findByLabelText('Workbook'), new File(['x'], 'mwb_E_202611.epub'));

beforeEach(() => signInAs(['schedules.meetings', 'schedules.meetings.import', 'schedules.meetings.edit']));
afterEach(() => {
  cleanup();
  toasts.hide();
  vi.unstubAllGlobals();
});

it('MEET-S8 a file is checked first, then imported, and rolled back from the toast', async () => {
  let looks = 0;
  const sent = answerWith({
    'meetings.listLanguageGroups': [],
    'meetings.listWorkbookImports': [],
    'meetings.uploadWorkbook': () => {
      looks += 1;
      return looks === 1 ? found : { ...found, dry_run: false, id: 5 };
    },
    'meetings.rollbackWorkbook': listed,
  });
  show();
  await press('Check workbook');
  expect(screen.getByText('Choose a file, or give an address.')).toBeTruthy();
  await choose();
  await press('Check workbook');
  expect(await screen.findByText('1 week found')).toBeTruthy();
  expect(screen.getByText('Parts: 8. Minutes: 105.')).toBeTruthy();
  await press('Import');
  await waitFor(() => expect(toasts.get()?.text).toBe('1 week was imported.'));
  expect(screen.getByRole('link', { name: 'Open the first week' }).getAttribute('href')).toBe(
    '/schedules/meetings/?week=2026-12-07&type=clam',
  );
  expect(await toasts.get()!.undo!()).toBe('The import is undone.');
  expect(sent.filter(({ method }) => method === 'POST').map(({ path: asked }) => asked)).toEqual([
    '/api/meeting-schedule/file',
    '/api/meeting-schedule/file',
    '/api/meeting-schedule/imports/5/take-back',
  ]);
});

it('MEET-S8 a workbook without changes shows a notice and no rollback', async () => {
  let looks = 0;
  answerWith({
    'meetings.listLanguageGroups': [],
    'meetings.listWorkbookImports': [],
    'meetings.uploadWorkbook': () => {
      looks += 1;
      return looks === 1 ? found : { ...found, dry_run: false, id: null };
    },
  });
  show();
  await choose();
  await press('Check workbook');
  await press('Import');
  const nothingNew = 'Everything in this workbook was here already.';
  await waitFor(() => expect(toasts.get()?.text).toBe(nothingNew));
  expect(toasts.get()?.undo).toBeUndefined();
  expect(await screen.findByText(nothingNew)).toBeTruthy();
  expect(screen.queryByText('1 week was imported.')).toBeNull();
});

it('MEET-S8 X-WORKBOOK each conflict needs a choice before the import', async () => {
  const clash = {
    key: '9.title',
    part: 'Local needs',
    field: 'title',
    before: 'Local needs',
    after: 'A letter',
  } as const;
  const other = { key: null, part: 'Talk', field: 'needs', before: '9', after: '6+18' } as const;
  const sent = answerWith({
    'meetings.listLanguageGroups': [],
    'meetings.listWorkbookImports': [],
    'meetings.importWorkbook': (body) => {
      const { dry_run } = body as { dry_run: boolean };
      return { ...found, dry_run, clashes: 1, weeks: [{ ...week, differences: [clash, other] }] };
    },
  });
  show();
  await userEvent.type(
    await screen.findByLabelText('Address of the workbook'),
    'https://jw-cdn.org/mwb_E_202611.epub',
  );
  await press('Check workbook');
  const run = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import' });
  expect(run.disabled).toBe(true);
  expect(screen.getByText('Call Demonstration + Householder')).toBeTruthy();
  await press('Take theirs');
  expect(run.disabled).toBe(false);
  await press('Import');
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect(sent.findLast(({ method }) => method === 'POST')).toMatchObject({
    body: { dry_run: false, choices: [{ key: '9.title', take: 'theirs' }] },
  });
});

it('X-WORKBOOK one press resolves many conflicts, and each can still be changed', async () => {
  const clashOf = (key: string) =>
    ({ key, part: 'Local needs', field: 'title', before: `Ours ${key}`, after: `Theirs ${key}` }) as const;
  const sent = answerWith({
    'meetings.listLanguageGroups': [],
    'meetings.listWorkbookImports': [],
    'meetings.importWorkbook': (body) => {
      const { dry_run } = body as { dry_run: boolean };
      const weeks = [
        { ...week, differences: [clashOf('1.title'), clashOf('2.title')] },
        { ...week, week: '2026-12-14', differences: [clashOf('3.title')] },
      ];
      return { ...found, dry_run, clashes: 3, weeks };
    },
  });
  show();
  await userEvent.type(
    await screen.findByLabelText('Address of the workbook'),
    'https://jw-cdn.org/mwb_E_202611.epub',
  );
  await press('Check workbook');
  const all = await screen.findByRole('group', { name: 'All differences of all weeks' });
  await userEvent.click(within(all).getByRole('button', { name: 'Take all of theirs' }));
  const ofWeek = screen.getByRole('group', { name: /^All differences of the week of/ });
  await userEvent.click(within(ofWeek).getByRole('button', { name: 'Keep all of ours' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Take theirs' })[0]!);
  await press('Import');
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect(sent.findLast(({ method }) => method === 'POST')).toMatchObject({
    body: {
      choices: [
        { key: '1.title', take: 'theirs' },
        { key: '2.title', take: 'mine' },
        { key: '3.title', take: 'theirs' },
      ],
    },
  });
});

it('MEET-O4 an unknown heading is named with one press, and the workbook is checked again', async () => {
  let named = false;
  const sent = answerWith({
    'meetings.listLanguageGroups': [],
    'meetings.listWorkbookImports': [],
    'meetings.nameHeading': (body) => {
      named = true;
      return { id: 1, ...(body as object) } as never;
    },
    'meetings.uploadWorkbook': () =>
      named
        ? found
        : {
            ...found,
            weeks: [],
            unknown: ['parlons'],
            unread: [
              {
                heading: '7-13 décembre',
                week: null,
                problems: ['headings'],
                parts: 8,
                songs: 3,
                minutes: 105,
              },
            ],
          },
  });
  show();
  await choose();
  await press('Check workbook');
  expect(await screen.findByText('A heading is unknown. Name it above.')).toBeTruthy();
  expect(screen.getByText('7-13 décembre')).toBeTruthy();
  await press('Conversation with a helper');
  expect(await screen.findByText('Parts: 8. Minutes: 105.')).toBeTruthy();
  expect(sent.find(({ path: asked }) => asked === '/api/workbook-headings')).toMatchObject({
    body: { lang: 'E', heading: 'parlons', kind: 'demonstration' },
  });
});

it('MEET-O3 if the file name does not contain the issue, its month is requested', async () => {
  answerWith({ 'meetings.listLanguageGroups': [], 'meetings.listWorkbookImports': [listed] });
  show();
  expect(await screen.findByText('Weeks: 1. New parts: 2. Changed: 11.', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'First month of the workbook' })).toBeNull();
  const message = 'The file name does not contain the issue.';
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'workbook-issue-unknown', message }, { status: 409 }),
  );
  await choose();
  await press('Check workbook');
  const field = within(await screen.findByRole('group', { name: 'First month of the workbook' }));
  await userEvent.selectOptions(field.getByLabelText(/month$/), 'November');
  await userEvent.type(field.getByLabelText(/year$/), '2026');
  await userEvent.type(field.getByLabelText(/year$/), '{backspace}7');
  expect(field.getByLabelText<HTMLInputElement>(/year$/).value).toBe('2027');
  expect(field.getByLabelText<HTMLSelectElement>(/month$/).value).toBe('11');
});

it('MEET-S8 a progress bar shows check and import; only the import may be left', async () => {
  let answer: (report: WorkbookReport) => void = () => {};
  answerWith({
    'meetings.listWorkbookImports': [],
    'meetings.uploadWorkbook': () => new Promise<WorkbookReport>((resolve) => (answer = resolve)),
  });
  show();
  await choose();
  await press('Check workbook');
  await screen.findByRole('progressbar', { name: 'Reading the workbook' });
  expect(screen.queryByText(/You can leave this page/)).toBeNull();
  answer(found);
  await press('Import');
  await screen.findByRole('progressbar', { name: 'Importing the weeks' });
  expect(screen.getByText(/You can leave this page/)).toBeTruthy();
  answer({ ...found, dry_run: false, id: 5 });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
