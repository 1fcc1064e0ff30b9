/** Selecting several maps in the list, to assign or recall them together. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeBatch } from '#platform/batch.ts';
import { createPageHistory } from '#platform/page-history.ts';
import { session } from '#platform/session.ts';
import { type answerWith, signInAs } from '#platform/testing/replies.ts';
import { loadPhrases } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { showAssignList as show } from './testing/assign-list.tsx';
import { batchList } from './use-map-batches.ts';

/** Stubs the width of the viewport, because jsdom has no layout. */
const atDesk = (wide: boolean): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wide && query.includes('1100px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const box = (id: number) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Map ${id}, Place ${id}` });
const posted = (sent: ReturnType<typeof answerWith>, path: string) =>
  sent
    .filter((one) => one.method === 'POST' && one.path === path)
    .map(({ key, body }) => ({ key, body: body as { id: number; user?: number; assignment?: number } }));

async function assignTo(name: string): Promise<void> {
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByLabelText(name.split(' ').reverse().join(', ')));
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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('X-SELECT-1 a long press on a card starts the selection, taps add cards, and the bar counts them', async () => {
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

it('X-SELECT-2 at a desk Shift selects a range, Ctrl+A all shown maps, and Escape ends the selection', async () => {
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

it('X-SELECT-2 at a desk Shift on a row also selects the range, without opening the map', async () => {
  atDesk(true);
  show();
  await userEvent.click(await box(1));
  expect(fireEvent.click(screen.getByRole('link', { name: '3' }), { shiftKey: true })).toBe(false);
  expect((await box(2)).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Assign 3' })).toBeTruthy();
});

it('X-SELECT-2 on a phone the back button ends the selection first, and then leaves the screen', async () => {
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

it('X-SELECT-3 a map removed from the list by a filter is deselected', async () => {
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

it('X-SELECT-4 assigns each map by a request with its own key, and one press undoes all', async () => {
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
    [1, 2, 3].map((id) => ({ id, assignment: id * 100, holder: 1 })),
  );
});

it('X-SELECT-4 reports refused maps, and keeps undo for the others', async () => {
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

it('X-SELECT-5 while offline it reports the failure, and retries with the same keys', async () => {
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

async function recallOne(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  await userEvent.click(await box(4));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Recall 1' }));
}
const recalled = (sent: ReturnType<typeof answerWith>) =>
  posted(sent, '/api/map/recall').map(({ body }) => body);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const told = '1 will be recalled, available addresses cleared.';

it('X-SELECT-4 ASSIGN-R3 delays a recall for five seconds, because it cannot be undone, and sends the assignment shown', async () => {
  const sent = show();
  await recallOne();
  expect(toasts.get()?.text).toBe(told);
  expect(screen.getByRole('region', { name: 'Recalling: 0 of 1' })).toBeTruthy();
  await pass(4900);
  expect(recalled(sent)).toEqual([]);
  const { undo } = toasts.get()!;
  await pass(200);
  vi.useRealTimers();
  await waitFor(() => expect(toasts.get()?.text).toBe('1 recalled.'));
  expect(recalled(sent)).toEqual([{ id: 4, assignment: 40, holder: 1 }]);
  expect(await undo!()).toBe('Too late to undo: it was sent already.');
});

it('X-SELECT-4 Undo within the five seconds sends no recall, also afterwards', async () => {
  const sent = show();
  await recallOne();
  await act(async () => expect(await toasts.get()!.undo!()).toBe('None was recalled.'));
  expect(screen.queryByRole('region', { name: 'Recalling: 0 of 1' })).toBeNull();
  await pass(6000);
  expect(recalled(sent)).toEqual([]);
});

it('X-SELECT-4 sends recalls at once when the page is hidden, and never after another person signed in', async () => {
  const sent = show();
  await recallOne();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await pass(0);
  expect(recalled(sent)).toHaveLength(1);
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
  const next = show();
  await recallOne();
  act(() => session.clear());
  await pass(6000);
  expect(recalled(next)).toEqual([]);
});
