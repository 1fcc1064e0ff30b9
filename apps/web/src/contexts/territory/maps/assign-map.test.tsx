/** Assigning a map and cancelling its assignment from its card. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { AssignScreen } from './assign-screen.tsx';
import type { AssignRow } from './map-labels.ts';

const row = (rest: Partial<AssignRow>): AssignRow => ({
  ...exampleMap({ assignment: null, time_out: null }),
  number_lookup: false,
  searched_address_count: 0,
  overdue: false,
  days_over: 0,
  stagnant: false,
  ...rest,
});

function show(
  map: AssignRow,
  progress: { total: number; completed: number }[] = [{ total: 0, completed: 0 }],
) {
  let reads = 0;
  const sent = answerWith({
    'maps.listAssignMaps': [map],
    'maps.listLastReturns': [],
    'maps.assignMap': row(exampleMap({ type_id: map.type_id })),
    'maps.cancelAssignment': row({ assignment: null }),
    'maps.readPopulating': () => progress[Math.min(reads++, progress.length - 1)]!,
    'sync.listChanges': { marker: '0000000000100001', whole: true, changed: [], gone: [] },
  });
  showScreen(<AssignScreen />, '/settings/assign', '/settings/assign');
  return sent;
}

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Assign map 12' }));
  return within(await screen.findByRole('dialog'));
};
const submitOf = (sheet: ReturnType<typeof within>) =>
  sheet.getByRole('button', { name: /^(Choose a person|Open to everybody)$/ }) as HTMLButtonElement;
const reads = (sent: { path: string }[]) => sent.filter(({ path }) => path.endsWith('/progress')).length;

beforeEach(() => signInAs(['settings.maps.assign']));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ASSIGN-R8 the form can be submitted empty, and the server reports missing fields', async () => {
  const sent = show(row({}));
  const sheet = await openForm();
  expect(submitOf(sheet).disabled).toBe(false);
  await userEvent.click(sheet.getByRole('switch', { name: /Personal map/ }));
  await userEvent.selectOptions(sheet.getByLabelText('Campaign'), 'Custom');
  expect(submitOf(sheet).disabled).toBe(false);
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (url !== '/api/map/assign') return answered(url, request);
    sent.push({ method: 'POST', path: url, key: null, body: JSON.parse(String(request.body)) });
    return Promise.resolve(
      Response.json({ code: 'holder-required', message: 'Choose who gets the map.' }, { status: 409 }),
    );
  });
  await userEvent.click(submitOf(sheet));
  expect(await sheet.findByText('Choose who gets the map.')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
    id: 12,
    personal: true,
    user: null,
    campaign: 3,
    campaign_name: '',
  });
  expect(submitOf(sheet).disabled).toBe(false);
});

it.each([1, 2, 3, 4, 5] as const)(
  'ASSIGN-R6 assigning a map of type %i requests the progress, unless the type is 1',
  async (typeId) => {
    const sent = show(row({ type_id: typeId }), [{ total: 4, completed: 4 }]);
    await userEvent.click(submitOf(await openForm()));
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    if (typeId === 1) {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(reads(sent)).toBe(0);
    } else {
      expect(await screen.findByText('100%')).toBeTruthy();
      expect(reads(sent)).toBe(1);
    }
  },
);

it('ASSIGN-R6 polls the progress every 3 seconds until 100 percent', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const total = 1000;
  const sent = show(
    row({ type_id: 2 }),
    [0, 500, 999, total].map((completed) => ({ total, completed })),
  );
  await user.click(await screen.findByRole('button', { name: 'Assign map 12' }));
  await user.click(submitOf(within(await screen.findByRole('dialog'))));
  await screen.findByText('0%');
  for (const percent of [50, 99, 100]) {
    const before = reads(sent);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(reads(sent)).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(1600));
    expect(await screen.findByText(`${percent}%`)).toBeTruthy();
    expect(reads(sent)).toBe(before + 1);
  }
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(reads(sent)).toBe(4);
});

it('ASSIGN-R6 ASSIGN-O1 a map without addresses is at 100 percent at once', async () => {
  show(row({ type_id: 2 }), [{ total: 0, completed: 0 }]);
  await userEvent.click(submitOf(await openForm()));
  expect(await screen.findByText('100%')).toBeTruthy();
});

it('ASSIGN-R4 a cancel requires confirmation, and sends the assignment shown on the screen', async () => {
  const assignment = { ...exampleMap().assignment!, started: false };
  const sent = show(row({ assignment, time_out: 3 }));
  await userEvent.click(await screen.findByRole('button', { name: 'More for map 12' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel assignment' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/return to the last completed one/)).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel assignment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/map/cancel', body: { id: 12, assignment: 5 } },
  ]);
});

it('ASSIGN-R13 shows the searched addresses only while number lookup is on, assigned or not', async () => {
  const counted = { address_count: 9, searched_address_count: 4 };
  for (const assignment of [null, exampleMap().assignment]) {
    for (const number_lookup of [true, false]) {
      show(row({ ...counted, assignment, number_lookup }));
      const card = within(await screen.findByRole('article'));
      expect(card.getByText('Addresses').nextSibling?.textContent).toBe(
        number_lookup ? '9 (4 searched)' : '9',
      );
      cleanup();
    }
  }
});
