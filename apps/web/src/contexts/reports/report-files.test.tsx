import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { ReportFilesScreen } from './report-files-screen.tsx';
import type { ReportImport } from './use-report-import.ts';

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-28T02:00:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

const path = '/settings/reports/files';
const show = () => showScreen(<ReportFilesScreen />, path, path);
const choose = () =>
  userEvent.upload(screen.getByLabelText('Choose a file'), new File(['Wer;month'], 'reports.csv'));
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

const heard = (change: Partial<ReportImport>): ReportImport => ({
  dry_run: true,
  id: null,
  format: 'table',
  missing: [],
  columns: [],
  problems: [],
  unused: [],
  encoding: 'utf-8',
  asked: [],
  cells: [],
  counts: { new: 2, there: 1, problems: 1 },
  ...change,
});
/** Replies to form requests depending on their fields. */
function answerForms(reply: (form: FormData) => ReportImport): FormData[] {
  const sent: FormData[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (!(body instanceof FormData)) return Response.json({ data: [] });
    sent.push(body);
    return Response.json({ data: reply(body) });
  });
  return sent;
}

const columns: ReportImport['columns'] = [
  { column: 'Wer', samples: ['Ruth Hollis'], values: 4, field: null },
  { column: 'month', samples: ['2026-09'], values: 4, field: 'month' },
];

it('REPORTS-R24 a file is checked first, with the lines that cannot be imported, and imported with the next press', async () => {
  signInAs(['settings.users', 'settings.users.edit']);
  const problems: ReportImport['problems'] = [{ line: 3, name: 'Ana', month: null, reason: 'nobody' }];
  const sent = answerForms((form) => {
    const dryRun = form.get('dry_run') === 'true';
    return heard({ dry_run: dryRun, id: dryRun ? null : 5, problems });
  });
  show();
  await choose();
  await userEvent.click(await button('Check the file'));
  expect(await screen.findByText('Line 3: nobody here has this name')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'What will be imported' }).textContent).toContain('2');
  await userEvent.click(await button('Import this file'));
  expect(await screen.findByText('Imported.')).toBeTruthy();
  expect(sent.map((form) => form.get('dry_run'))).toEqual(['true', 'false']);
});

it('REPORTS-R24 columns are matched on the screen, and the file is checked again before the import', async () => {
  signInAs(['settings.users.edit']);
  const none = { new: 0, there: 0, problems: 0 };
  const sent = answerForms((form) =>
    form.get('columns') ? heard({ columns }) : heard({ columns, missing: ['name'], counts: none }),
  );
  show();
  await choose();
  await userEvent.click(await button('Check the file'));
  expect(await screen.findByText(/Choose the columns of the name and the month/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Wer'), 'Full name');
  await userEvent.click(await button('Check the file'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(JSON.parse(String(sent[1]!.get('columns')))).toEqual([
    { column: 'Wer', field: 'name' },
    { column: 'month', field: 'month' },
  ]);
  expect(await button('Import this file')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Wer'), 'Month');
  expect(screen.getByLabelText<HTMLSelectElement>('month').value).toBe('');
  expect(await button('Check the file')).toBeTruthy();
});

it('REPORTS-R26 an earlier import is rolled back, and the remaining reports are counted', async () => {
  signInAs(['settings.users.edit']);
  const row = {
    id: 5,
    format: 'organized' as const,
    file_name: 'backup.json',
    counts: { new: 40, there: 0, problems: 0 },
    imported_at: '2026-11-20T08:00:00.000Z',
    imported_by: { id: 1, full_name: 'Ruth Hollis' },
    taken_back_at: null,
    taken_back_by: null,
  };
  answerWith({
    'reports.listReportImports': [row],
    'reports.rollbackReports': { import: row, removed: 39, kept: 1 },
  });
  show();
  expect(await screen.findByText(/40 reports/)).toBeTruthy();
  await userEvent.click(await button('Undo this import: Backup of Organized, 20 Nov, Ruth Hollis'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }));
  expect(await screen.findByText(/39 reports were removed\. 1 was changed since and stays\./)).toBeTruthy();
});

it('REPORTS-R25 PRINT-R2 people who may view reports can export them, the import requires the permission to edit', () => {
  signInAs(['settings.users']);
  show();
  expect(screen.getByRole('button', { name: 'Export reports (CSV)' })).toBeTruthy();
  expect(screen.queryByLabelText('Choose a file')).toBeNull();
});

it('REPORTS-R24 the import button requires a file', async () => {
  signInAs(['settings.users', 'settings.users.edit']);
  answerForms(() => heard({}));
  show();
  await userEvent.click(await button('Check the file'));
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a file first.');
});

it('REPORTS-R24 a table without rows shows a notice and no column matching', async () => {
  signInAs(['settings.users', 'settings.users.edit']);
  answerForms(() => heard({ missing: ['name', 'month'], counts: { new: 0, there: 0, problems: 0 } }));
  show();
  await choose();
  await userEvent.click(await button('Check the file'));
  expect((await screen.findByRole('alert')).textContent).toContain('There is no report in this file.');
});

it('IMPORT-R22 IMPORT-R24 REPORTS-R33 unknown words are asked, wrong figures named, and another encoding reads the file again', async () => {
  signInAs(['settings.users', 'settings.users.edit']);
  const sent = answerForms(() =>
    heard({
      asked: [{ column: 'kind', text: 'Pionnier', count: 2 }],
      cells: [{ line: 3, name: 'Ana', column: 'studies', text: 'many' }],
    }),
  );
  show();
  await choose();
  await userEvent.click(await button('Check the file'));
  await userEvent.selectOptions(
    await screen.findByLabelText('Reported as: “Pionnier” (2)'),
    'Special pioneer',
  );
  expect(screen.getByText(/Line 3, Bible studies: .*\(many\)/)).toBeTruthy();
  await userEvent.click(await button('Check with these answers'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(JSON.parse(String(sent[1]!.get('answers')))).toEqual([
    { column: 'kind', text: 'Pionnier', answer: 'special_pioneer' },
  ]);
  await userEvent.selectOptions(screen.getByLabelText('Text read as'), 'Windows-1250');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]!.get('encoding')).toBe('windows-1250');
});
