/** Several maps are selected in the list, and assigned or recalled together. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeBatch } from '../../platform/batch.ts';
import { createPageHistory } from '../../platform/page-history.ts';
import { examplePerson, peopleChange } from '../../platform/testing/people.ts';
import { answerWith, exampleMap, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { loadPhrases } from '../../platform/texts.ts';
import { toasts } from '../../platform/toasts.ts';
import { AssignScreen } from './assign-screen.tsx';
import type { AssignRow } from './map-words.ts';
import { batchList } from './use-map-batches.ts';

const row = (id: number, rest: Partial<AssignRow> = {}): AssignRow => ({
  ...exampleMap({ id, number: String(id), order: id, name: `Place ${id}`, assignment: null, time_out: null }),
  number_lookup: false,
  searched_address_count: 0,
  overdue: false,
  days_over: 0,
  stagnant: false,
  ...rest,
});
const assignment = (id: number) => ({ ...exampleMap().assignment!, id, started: false });
const maps = [row(1), row(2), row(3), row(4, { assignment: assignment(40), time_out: 3 })];

/** The screens of a desk have boxes; jsdom lays nothing out, so the width is told. */
const atDesk = (wide: boolean): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wide && query.includes('1100px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

function show(refused: readonly number[] = [], listed = maps) {
  let reads = 0;
  const sent = answerWith({
    'maps.listAssignMaps': listed,
    'maps.listLastReturns': [],
    'sync.listChanges': peopleChange([examplePerson({ id: 6, first_name: 'Ann', last_name: 'Abel' })]),
    'maps.assignMap': (body) => {
      const { id } = body as { id: number };
      return row(id, { assignment: assignment(id * 100) });
    },
    'maps.readPopulating': () => ({ total: 10, completed: Math.min(10, 5 * ++reads) }),
    'maps.recallMap': row(4),
    'maps.cancelAssignment': row(1),
  });
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    const { id } = JSON.parse(typeof request.body === 'string' ? request.body : '{}') as { id?: number };
    if (url === '/api/map/assign' && refused.includes(id!))
      return Response.json(
        { code: 'map-already-assigned', message: 'This map is assigned already.' },
        { status: 409 },
      );
    return answered(url, request);
  });
  showScreen(<AssignScreen />, '/settings/assign', '/settings/assign');
  return sent;
}
const box = (id: number) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Map ${id}, Place ${id}` });
const posted = (sent: ReturnType<typeof answerWith>, path: string) =>
  sent
    .filter((one) => one.method === 'POST' && one.path === path)
    .map(({ key, body }) => ({ key, body: body as { id: number; user?: number; assignment?: number } }));

async function assignTo(name: string): Promise<void> {
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByLabelText(name));
  await userEvent.click(sheet.getByRole('button', { name: `Assign to ${name}` }));
}

beforeEach(async () => {
  signInAs(['settings.maps.assign']);
  await loadPhrases(['selection']);
});
afterEach(() => {
  cleanup();
  act(() => {
    closeBatch(batchList);
    toasts.hide();
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('X-SELECT-1 a finger that rests on a card begins, further cards are tapped, and the bar counts them', async () => {
  show();
  const card = await screen.findByRole('article', { name: 'Place 1' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.pointerDown(card, { pointerType: 'touch' });
  expect((await box(1)).checked).toBe(true);
  expect(card.closest('[inert]')).toBeTruthy();
  await userEvent.click(await box(4));
  const bar = within(screen.getByRole('region', { name: 'Selected' }));
  expect(bar.getByText('2 selected')).toBeTruthy();
  expect(bar.getByRole('button', { name: 'Assign 1' })).toBeTruthy();
  expect(bar.getByRole('button', { name: 'Recall 1' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('X-SELECT-2 at a desk Shift takes a range, Ctrl and A all that are shown, and Escape leaves', async () => {
  atDesk(true);
  show();
  await userEvent.click(await box(1));
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(await box(3));
  await user.keyboard('{/Shift}');
  expect((await box(2)).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Assign 3' })).toBeTruthy();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
  await user.keyboard('{Escape}');
  expect((await box(1)).checked).toBe(false);
  expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
});

it('X-SELECT-2 at a desk Shift on a row takes the range too, and does not open the map', async () => {
  atDesk(true);
  show();
  await userEvent.click(await box(1));
  expect(fireEvent.click(screen.getByRole('link', { name: /Place 3/ }), { shiftKey: true })).toBe(false);
  expect((await box(2)).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Assign 3' })).toBeTruthy();
});

it('X-SELECT-2 on a phone the way back leaves the selection, and the screen only afterwards', async () => {
  history.pushState(null, '', '/');
  const pages = createPageHistory();
  const left: string[] = [];
  const stop = pages.listen(({ location: { pathname } }) => left.push(pathname));
  pages.push('/settings/assign');
  left.length = 0;
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  await userEvent.click(await box(1));
  history.back();
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  await waitFor(() => expect(location.pathname).toBe('/settings/assign'));
  expect(left).toEqual([]);
  history.back();
  await waitFor(() => expect(left).toEqual(['/']));
  stop();
});

it('X-SELECT-3 what the filter takes off the list is not selected any more', async () => {
  atDesk(true);
  show();
  await userEvent.click(await box(1));
  await userEvent.click(await box(4));
  await userEvent.click(screen.getByRole('button', { name: 'Out 1' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign 1' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Out 1' }));
  expect((await box(1)).checked).toBe(false);
  expect((await box(4)).checked).toBe(true);
});

it('X-SELECT-4 each map is assigned by a call with a key of its own, and one press undoes all', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  for (const id of [1, 2, 3]) await userEvent.click(await box(id));
  await userEvent.click(screen.getByRole('button', { name: 'Assign 3' }));
  await assignTo('Ann Abel');
  await waitFor(() => expect(toasts.get()?.text).toBe('3 assigned to Ann Abel.'));
  const calls = posted(sent, '/api/map/assign');
  expect(calls.map(({ body }) => [body.id, body.user])).toEqual([1, 2, 3].map((id) => [id, 6]));
  expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
  expect(await toasts.get()!.undo!()).toBe('3 not assigned any more.');
  expect(posted(sent, '/api/map/cancel').map(({ body }) => body)).toEqual(
    [1, 2, 3].map((id) => ({ id, assignment: id * 100 })),
  );
});

it('X-SELECT-4 what was refused is told in words, and the others are done and can be undone', async () => {
  const sent = show([2]);
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 4' }));
  await userEvent.click(screen.getByRole('button', { name: 'Assign 3' }));
  await assignTo('Ann Abel');
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    '2 assigned to Ann Abel. 1 refused.',
  );
  expect(screen.getByText('This map is assigned already.').parentElement?.textContent).toMatch(
    /^Map 2, Place 2/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('2 not assigned any more.'));
  expect(posted(sent, '/api/map/cancel').map(({ body }) => body.id)).toEqual([1, 3]);
});

it('X-SELECT-5 without a network nothing is lost: it says so, and is tried again under the same keys', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  await userEvent.click(await box(1));
  await userEvent.click(await box(2));
  await userEvent.click(screen.getByRole('button', { name: 'Assign 2' }));
  const reached = globalThis.fetch;
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, request: RequestInit = {}) => {
    if (request.method === 'POST') keys.push(new Headers(request.headers).get('idempotency-key'));
    return Promise.reject(new TypeError('no network'));
  });
  await assignTo('Ann Abel');
  expect(await screen.findByText('None was assigned. 2 not sent.')).toBeTruthy();
  expect(screen.getAllByText(/Sheaf could not be reached/)).toHaveLength(2);
  vi.stubGlobal('fetch', reached);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('2 assigned to Ann Abel.'));
  const again = posted(sent, '/api/map/assign').map(({ key }) => key);
  expect(again).toHaveLength(2);
  expect(again.filter((key) => keys.includes(key)).length).toBe(keys.length);
});

it('X-SELECT-4 several are recalled after one question, each the assignment that is on the screen', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  await userEvent.click(await box(4));
  await userEvent.click(screen.getByRole('button', { name: 'Recall 1' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Recall 1' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('1 recalled.'));
  expect(posted(sent, '/api/map/recall').map(({ body }) => body)).toEqual([{ id: 4, assignment: 40 }]);
});

it('ASSIGN-R6 maps assigned together that fill their lists are followed until they are ready', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const sent = show([], [row(1), row(2, { type_id: 2 }), row(3, { type_id: 4 })]);
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('button', { name: 'Select all 3' }));
  await user.click(screen.getByRole('button', { name: 'Assign 3' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByLabelText('Ann Abel'));
  await user.click(sheet.getByRole('button', { name: 'Assign to Ann Abel' }));
  expect(await screen.findByText('Getting maps ready: 0 of 2')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveProperty('value', 50));
  await act(() => vi.advanceTimersByTimeAsync(3100));
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(await screen.findByText('All addresses are ready.')).toBeTruthy();
  const asked = new Set(sent.map(({ path }) => path).filter((path) => path.endsWith('/progress')));
  expect([...asked]).toEqual(['/api/map/assign/2/progress', '/api/map/assign/3/progress']);
  await user.click(screen.getByRole('button', { name: 'Close' }));
});
