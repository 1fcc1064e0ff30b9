import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
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

it('SPKR-I1 SPKR-I3 a table is chosen, a column matched by hand, looked at, and what cannot be taken is told with its line', async () => {
  answerWith({
    'speakersImport.listImports': [],
    'speakersImport.readColumns': {
      rows: 'speakers',
      columns: [column('Congregation', 'congregation'), column('Who', null)],
    },
    'speakersImport.importFile': {
      ...{ dry_run: true, id: null, counts },
      problems: [{ line: 4, reason: 'congregation-missing', text: 'Amos' }],
    },
  });
  showScreen(<SpeakersImportScreen />, '/settings/speaker-import', '/settings/speaker-import');
  await userEvent.upload(
    screen.getByLabelText('Choose a table'),
    new File(['x'], 'speakers.csv', { type: 'text/csv' }),
  );
  await userEvent.selectOptions(await screen.findByLabelText('Who'), 'Speaker');
  await userEvent.click(screen.getByRole('button', { name: 'Look what would come' }));
  expect((await screen.findByRole('status')).textContent).toContain('1 new congregation, 2 new speakers');
  expect(screen.getByText(/Line 4: the congregation is missing/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy();
  // What is matched anew is looked at anew.
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Leave out');
  expect(screen.getByRole('button', { name: 'Look what would come' })).toBeTruthy();
});

it('SPKR-I4 an earlier import is taken back by one press', async () => {
  const one = {
    ...{ id: 8, rows: 'history' as const, file_name: 'history.csv', counts: { ...counts, given: 30 } },
    ...{ imported_at: '2026-11-20T08:00:00Z', imported_by: { id: 1, full_name: 'Daniel Kerr' } },
    ...{ taken_back_at: null, taken_back_by: null },
  };
  const sent = answerWith({
    'speakersImport.listImports': [one],
    'speakersImport.takeBackImport': { import: one, removed: 30, kept: 0 },
  });
  showScreen(<SpeakersImportScreen />, '/settings/speaker-import', '/settings/speaker-import');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the import of history.csv' }));
  await waitFor(() =>
    expect(sent.some(({ path }) => path === '/api/speaker-imports/8/take-back')).toBe(true),
  );
});
