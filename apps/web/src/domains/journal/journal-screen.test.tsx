import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { loadPhrases } from '../../platform/texts.ts';
import type { Change } from './journal.queries.ts';
import { JournalScreen } from './journal-screen.tsx';

beforeAll(() => loadPhrases(['congregations', 'events', 'journal', 'people', 'roles']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const change: Change = {
  id: 12,
  at: '2026-11-20T03:05:00.000Z',
  by: { id: 2, full_name: 'Adam Hollis' },
  kind: 'streets',
  about: { thing: 'suburb', act: 'changed', label: [{ field: 'suburb', type: 'text', text: 'Acton Hill' }] },
  rows: 1,
  undoes: null,
  taken_back: false,
};
const details = {
  ...change,
  entries: [
    {
      ...change.about!,
      closed: false,
      fields: [
        { name: 'suburb', type: 'text' as const, before: ['Acton'], after: ['Acton Hill'] },
        { name: 'region_id', type: 'region' as const, before: [], after: ['Tasmania'] },
      ],
    },
  ],
};

const show = (replies: Parameters<typeof answerWith>[0] = {}) => {
  signInAs(['settings.roles.edit']);
  const calls = answerWith({
    'journal.listChanges': { changes: [change], more: false },
    'journal.readChange': details,
    'sync.listChanges': { marker: 'x', whole: true, changed: [], gone: [] } as never,
    ...replies,
  });
  showScreen(<JournalScreen />, '/settings/journal', '/settings/journal');
  return calls;
};

it('JOURNAL-R1 JOURNAL-R3 a change says what, who and when, and opens with its fields before and after', async () => {
  show();
  const row = await screen.findByRole('button', { name: /Suburb: Acton Hill/ });
  expect(row.textContent).toContain('Changed, Adam Hollis, 14:05');
  expect(screen.getByRole('heading', { name: 'Friday 20 November' })).toBeTruthy();
  fireEvent.click(row);
  const sheet = within(await screen.findByRole('dialog'));
  expect((await sheet.findAllByText('Suburb')).length).toBeGreaterThan(0);
  expect(sheet.getByText('Acton')).toBeTruthy();
  expect(sheet.getByText('Tasmania')).toBeTruthy();
  expect(sheet.getByText('nothing')).toBeTruthy();
});

it('JOURNAL-R2 narrowed to what nobody did, the list says how to see everything again', async () => {
  show({ 'journal.listChanges': { changes: [], more: false } });
  expect(await screen.findByText(/Nothing was changed yet/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('About'), { target: { value: 'roles' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(screen.getByText(/Nothing was changed yet/)).toBeTruthy());
});

it('JOURNAL-R2 earlier changes are read on demand', async () => {
  const earlier = { ...change, id: 3, at: '2026-11-01T03:05:00.000Z', by: null };
  let page = 0;
  show({
    'journal.listChanges': () => {
      page += 1;
      return page === 1 ? { changes: [change], more: true } : { changes: [earlier], more: false };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
  expect(await screen.findByText(/Sheaf itself/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
});
