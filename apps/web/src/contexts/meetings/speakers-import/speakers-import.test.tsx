import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { SpeakersImportScreen } from './speakers-import-screen.tsx';

beforeEach(() => signInAs(['settings.meetings.public']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const counts = { congregations: 1, speakers: 2, given: 0, known: 0, problems: 1 };
const column = (name: string, field: 'congregation' | null) => ({
  column: name,
  samples: ['Wynyard'],
  values: 2,
  field,
});

const looked = {
  dry_run: true,
  id: null,
  counts,
  problems: [{ line: 4, reason: 'congregation-missing' as const, text: 'Amos' }],
  unused: [],
  asked: [] as { word: string; count: number }[],
  encoding: null,
  cells: [],
};

/** Chooses a table whose second column is unknown. */
async function choose(report: (body: { dry_run: string }) => typeof looked = () => looked) {
  const sent = answerWith({
    'speakersImport.listImports': [],
    'speakersImport.readColumns': {
      encoding: 'windows-1252',
      rows: 'speakers',
      columns: [column('Congregation', 'congregation'), column('Who', null)],
    },
    'speakersImport.importFile': (body) => report(body as { dry_run: string }) as never,
  });
  showScreen(<SpeakersImportScreen />, '/settings/speaker-import', '/settings/speaker-import');
  const file = new File(['x'], 'speakers.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('Choose a table'), file);
  await screen.findByLabelText('Who');
  return () =>
    sent
      .filter(({ method, path }) => method === 'POST' && path === '/api/speaker-imports')
      .map(({ body }) => body);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const match = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText<HTMLSelectElement>(label), option);
const chosen = (label: string) =>
  screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]!.textContent;

it('SPKR-I1 a column is matched by hand, and every column is sent with its field', async () => {
  const sent = await choose();
  expect([chosen('Congregation'), chosen('Who')]).toEqual(['Congregation', 'Leave out']);
  await match('Who', 'Speaker');
  expect(chosen('Who')).toBe('Speaker');
  await press('Check the file');
  await screen.findByRole('status');
  const columns = [
    { column: 'Congregation', field: 'congregation' },
    { column: 'Who', field: 'speaker' },
  ];
  expect(sent()).toEqual([
    expect.objectContaining({ dry_run: 'true', rows: 'speakers', columns: JSON.stringify(columns) }),
  ]);
});

it('SPKR-I1 a field that the other kind of table lacks is unmatched', async () => {
  const sent = await choose();
  await match('Who', 'Appointment');
  await userEvent.selectOptions(screen.getByLabelText('Each line is'), 'a talk that was given');
  expect([chosen('Congregation'), chosen('Who')]).toEqual(['Congregation', 'Leave out']);
  await press('Check the file');
  await screen.findByRole('status');
  const columns = [
    { column: 'Congregation', field: 'congregation' },
    { column: 'Who', field: null },
  ];
  expect(sent()).toEqual([expect.objectContaining({ rows: 'history', columns: JSON.stringify(columns) })]);
});

it('SPKR-I3 a check is required before the import, refused lines are listed, and a new match needs another check', async () => {
  const sent = await choose(({ dry_run }) => ({ ...looked, dry_run: dry_run === 'true' }));
  await match('Who', 'Speaker');
  expect(screen.queryByRole('button', { name: 'Import this file' })).toBeNull();
  await press('Check the file');
  expect((await screen.findByRole('status')).textContent).toContain('1 new congregation, 2 new speakers');
  expect(screen.getByText(/Line 4: the congregation is missing/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import this file' })).toBeTruthy();
  await match('Who', 'Leave out');
  expect(screen.queryByRole('button', { name: 'Import this file' })).toBeNull();
  await press('Check the file');
  await press('Import this file');
  await waitFor(() => expect(screen.queryByLabelText('Who')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Import this file' })).toBeNull();
  expect(sent().map((body) => (body as { dry_run: string }).dry_run)).toEqual(['true', 'true', 'false']);
});

it('SPKR-I4 one press rolls back an earlier import and reports the remaining rows; a rolled-back one names the person and has no button', async () => {
  const one = {
    id: 8,
    rows: 'history' as const,
    file_name: 'history.csv',
    counts: { ...counts, given: 30 },
    imported_at: '2026-11-20T08:00:00Z',
    imported_by: { id: 1, full_name: 'Daniel Kerr' },
    taken_back_at: null,
    taken_back_by: null,
  };
  const gone = {
    ...one,
    id: 7,
    file_name: 'old.csv',
    taken_back_at: '2026-11-21T08:00:00Z',
    taken_back_by: { id: 2, full_name: 'Ruth Hollis' },
  };
  const sent = answerWith({
    'speakersImport.listImports': [one, gone],
    'speakersImport.rollbackImport': { import: one, removed: 28, kept: 2 },
  });
  showScreen(<SpeakersImportScreen />, '/settings/speaker-import', '/settings/speaker-import');
  await press('Undo this import: history.csv');
  await waitFor(() =>
    expect(sent.some(({ path }) => path === '/api/speaker-imports/8/take-back')).toBe(true),
  );
  await waitFor(() => expect(toasts.get()?.text).toMatch(/ahead: 2\.$/));
  expect(screen.queryByRole('button', { name: 'Undo this import: old.csv' })).toBeNull();
  expect(screen.getByText(/Ruth Hollis/)).toBeTruthy();
});

it('SPKR-I1 a table without rows shows a notice, and an invalid file its error', async () => {
  answerWith({
    'speakersImport.listImports': [],
    'speakersImport.readColumns': { encoding: 'utf-8', rows: null, columns: [] },
  });
  showScreen(<SpeakersImportScreen />, '/settings/speaker-import', '/settings/speaker-import');
  await userEvent.upload(screen.getByLabelText('Choose a table'), new File(['name'], 'speakers.csv'));
  expect((await screen.findByRole('alert')).textContent).toContain('There are no lines in this table.');
  const problem = { message: 'Check the highlighted fields.', errors: { file: ['This file is empty.'] } };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 422 }));
  await userEvent.upload(screen.getByLabelText('Choose a table'), new File([], 'none.csv'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This file is empty.'));
});

it('SPKR-I7 a word for an appointment is asked once, and its answer is sent with the next check', async () => {
  const sent = await choose(() => ({ ...looked, asked: [{ word: 'DA', count: 2 }] }));
  await press('Check the file');
  await userEvent.selectOptions(await screen.findByLabelText('“DA” (2)'), 'Ministerial servant');
  await press('Check with these answers');
  expect(sent().at(-1)).toMatchObject({ appointments: '[{"word":"DA","appointment":"servant"}]' });
});

it('SPKR-I7 one field requests the appointment of all speakers without one, and its answer is sent', async () => {
  const sent = await choose(() => ({ ...looked, asked: [{ word: '', count: 3 }] }));
  await press('Check the file');
  await userEvent.selectOptions(await screen.findByLabelText('No appointment (3)'), 'Elder');
  await press('Check with these answers');
  expect(sent().at(-1)).toMatchObject({ appointments: '[{"word":"","appointment":"elder"}]' });
});
