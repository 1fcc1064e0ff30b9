import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { stubDeskWindow } from '#platform/testing/stub-desk-window.ts';
import { loadPhrases } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { ListDetail } from '#ui/list-detail.tsx';
import { ChangeScreen } from './change-screen.tsx';
import type { Change } from './journal.queries.ts';
import { JournalScreen } from './journal-screen.tsx';

beforeAll(() => loadPhrases(['journal', 'problems']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const change: Change = {
  id: 12,
  at: '2026-11-20T03:05:00.000Z',
  by: { id: 2, full_name: 'Adam Hollis' },
  kind: 'streets',
  about: {
    domain: 'territory',
    entity: 'suburb',
    act: 'changed',
    label: [{ field: 'suburb', type: 'text', text: 'Acton Hill' }],
  },
  rows: 1,
  undoes: null,
  taken_back: false,
};
const kinds = [
  { name: 'streets', domain: 'territory' },
  { name: 'roles', domain: 'roles' },
];
const details = {
  ...change,
  take_back: { obstacle: null, keys: ['maps.suburbs.edit' as const] },
  entries: [
    {
      ...change.about!,
      closed: false,
      fields: [
        { name: 'suburb', type: 'text' as const, before: ['Acton'], after: ['Acton Hill'] },
        { name: 'region_id', type: 'reference' as const, before: [], after: ['Tasmania'] },
      ],
    },
  ],
};

const show = (
  replies: Parameters<typeof answerWith>[0] = {},
  permits = ['settings.roles.edit', 'maps.suburbs.edit'],
) => {
  signInAs(permits);
  const calls = answerWith({
    'journal.listChanges': { changes: [change], more: false, kinds },
    'journal.readChange': details,
    'sync.listChanges': { marker: 'x', whole: true, changed: [], gone: [] } as never,
    ...replies,
  });
  showScreen(
    <Routes>
      <Route path="/" element={<JournalScreen />} />
      <Route path="/:id" element={<ChangeScreen />} />
    </Routes>,
    '/settings/journal/*',
    '/settings/journal',
  );
  return calls;
};

it('JOURNAL-R1 JOURNAL-R3 a change shows subject, person and time, and opens with its fields before and after', async () => {
  show();
  const row = await screen.findByRole('link', { name: /Suburb: Acton Hill/ });
  expect(row.textContent).toContain('Changed, Adam Hollis, 2:05\u00A0pm');
  expect(screen.getByRole('heading', { name: 'Friday 20 November' })).toBeTruthy();
  fireEvent.click(row);
  expect((await screen.findAllByText('Suburb')).length).toBeGreaterThan(0);
  expect(screen.getByText('Acton')).toBeTruthy();
  expect(screen.getByText('Tasmania')).toBeTruthy();
  expect(screen.getByText('nothing')).toBeTruthy();
});

it('JOURNAL-R2 a filter without results offers to show everything again', async () => {
  show({ 'journal.listChanges': { changes: [], more: false, kinds } });
  expect(await screen.findByText(/Nothing has been changed yet/)).toBeTruthy();
  const offered = [...screen.getByLabelText<HTMLSelectElement>('About').options].map(({ text }) => text);
  expect(offered).toEqual([
    'Everything but sign-ins',
    'Everything, sign-ins too',
    'Roles',
    'Streets and suburbs',
  ]);
  fireEvent.change(screen.getByLabelText('About'), { target: { value: 'roles' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(screen.getByText(/Nothing has been changed yet/)).toBeTruthy());
});

it('JOURNAL-R2 earlier changes load on demand', async () => {
  const earlier = { ...change, id: 3, at: '2026-11-01T03:05:00.000Z', by: null };
  let page = 0;
  show({
    'journal.listChanges': () => {
      page += 1;
      return page === 1
        ? { changes: [change], more: true, kinds }
        : { changes: [earlier], more: false, kinds };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
  expect(await screen.findByText(/Sheaf itself/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
});

const openFirst = async () => {
  fireEvent.click(await screen.findByRole('link', { name: /Suburb: Acton Hill/ }));
};

it('JOURNAL-R5 a change is reverted after a confirmation, with the idempotency key of the press', async () => {
  const calls = show({ 'journal.revertChange': { ok: true, left: [] } });
  await openFirst();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo this change' }));
  expect(await screen.findByText(/This undoes everything/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo this change' }));
  expect(await screen.findByRole('heading', { name: 'Journal' })).toBeTruthy();
  expect(toasts.get()?.text).toBe('The change is undone. Everything is as it was before.');
  const sent = calls.find(({ path }) => path === '/api/journal/12/take-back');
  expect(sent?.key).toMatch(/.{8,}/);
});

it('JOURNAL-R12 rows that could not be restored are named, and no full success is claimed', async () => {
  const label = [{ field: 'suburb', type: 'text' as const, text: 'Romaine' }];
  const left = [{ domain: 'territory', entity: 'suburb', act: 'deleted' as const, label }];
  show({ 'journal.revertChange': { ok: true, left } });
  await openFirst();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo this change' }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo this change' }));
  const told = 'The change is undone, except what is no longer free: Suburb: Romaine.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.queryByText(/Everything is as it was before/)).toBeNull();
});

it('JOURNAL-R6 JOURNAL-R7 if a change cannot be reverted, the button is disabled with a reason', async () => {
  show({}, ['settings.roles.edit']);
  await openFirst();
  const button = (await screen.findByRole('button', { name: 'Undo this change' })) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  expect(screen.getByText('You would need the permission to change this by hand.')).toBeTruthy();
  cleanup();
  show({
    'journal.readChange': { ...details, take_back: { obstacle: 'change-final-assignment', keys: [] } },
  });
  await openFirst();
  expect(await screen.findByText(/Assigning and handing in a map cannot be undone here/)).toBeTruthy();
});

it('JOURNAL-R3 a value uses the phrases of its own domain, which load with it', async () => {
  const event = {
    domain: 'events',
    entity: 'event',
    act: 'changed' as const,
    label: [{ field: 'type', type: 'word' as const, words: 'events:type.', text: 'custom' }],
  };
  const fields = [
    { name: 'has_speaker', type: 'yes-no' as const, before: ['false'], after: ['true'] },
    {
      name: 'extent',
      type: 'word' as const,
      words: 'events:extent.',
      before: ['everyone'],
      after: ['elders'],
    },
  ];
  show({
    'journal.listChanges': { changes: [{ ...change, about: event }], more: false, kinds },
    'journal.readChange': { ...details, about: event, entries: [{ ...event, closed: false, fields }] },
  });
  fireEvent.click(await screen.findByRole('link', { name: /^Event: / }));
  expect(await screen.findByText('With a speaker')).toBeTruthy();
  expect(screen.getByText('Who sees it')).toBeTruthy();
  expect(screen.queryByText(/events:/)).toBeNull();
});

const detailPaths = ['/settings/journal/:id'];
const journalScreen = <JournalScreen />;

it('JOURNAL-R14 the pane counts the changes of seven days by kind, and a press lists them', async () => {
  stubDeskWindow();
  signInAs(['settings.roles.edit']);
  answerWith({
    'journal.listChanges': { changes: [change], more: false, kinds },
    'journal.countChanges': {
      from: '2026-11-18',
      kinds: [
        { ...kinds[0]!, count: 7 },
        { ...kinds[1]!, count: 2 },
      ],
    },
    'sync.listChanges': { marker: 'x', whole: true, changed: [], gone: [] } as never,
  });
  showScreen(
    <ListDetail path="/settings/journal" details={detailPaths} list={journalScreen} hint="Choose." />,
    '/settings/journal',
    '/settings/journal',
  );
  expect(await screen.findByRole('button', { name: 'All changes 9' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /2$/ }));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('About').value).toBe('roles'));
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-11-18');
  fireEvent.click(screen.getByRole('button', { name: /2$/ }));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('About').value).toBe(''));
});
