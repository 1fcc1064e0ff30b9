import { availabilityVersion } from '@sheaf/rules/people/availability/availability';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '#platform/outbox/outbox.ts';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { AvailabilityScreen } from './availability-screen.tsx';
import { PersonAvailabilityScreen } from './person-availability-screen.tsx';
import type { AvailabilityRecord } from './use-availability.ts';

const nothing = { limits: [], times: [], cart_times: [], counts_from: null, note: null };
const evening = { days: 4, from_at: '17:00', to_at: '24:00', starts_on: null, ends_on: null };

const recordOf = (change: Partial<AvailabilityRecord> = {}): AvailabilityRecord => {
  const values = { ...nothing, ...change };
  return { user_id: 1, pairs: [], ...values, version: availabilityVersion(values) };
};

/** Server that stores what is saved. */
function storing(change: Partial<AvailabilityRecord> = {}) {
  let stored = recordOf(change);
  return answerWith({
    'sync.listChanges': peopleChange([
      examplePerson({ id: 1, first_name: 'Ruth', last_name: 'Hollis', cart: true }),
      examplePerson(),
    ]),
    'absences.listAwayDates': [],
    'availability.readAvailability': () => stored,
    'availability.saveAvailability': (body: unknown) => {
      stored = recordOf({ ...stored, ...(body as Partial<AvailabilityRecord>) });
      return stored;
    },
    // Every test adds the person with the id 1.
    'availability.savePair': (body: unknown) => {
      const pair = body as Pick<AvailabilityRecord['pairs'][number], 'wish' | 'scope'>;
      stored = { ...stored, pairs: [{ user_id: 1, full_name: 'Ruth Hollis', by_planner: true, ...pair }] };
      return stored;
    },
    'availability.deletePair': { ok: true },
  });
}

const show = () => showScreen(<AvailabilityScreen />, '/settings/availability', '/settings/availability');
const showOther = () =>
  showScreen(
    <PersonAvailabilityScreen />,
    '/settings/users/:id/availability',
    '/settings/users/7/availability',
  );
const saves = (sent: ReturnType<typeof answerWith>) =>
  sent.filter(({ method, path }) => method === 'PUT' && path.endsWith('/availability'));

beforeEach(async () => {
  signInAs([]);
  await outbox.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('AVAIL-S1 a press on a part of a day shows "Cannot" and saves at once, and a second press takes it back', async () => {
  const sent = storing();
  show();
  const cell = await screen.findByRole('button', { name: 'Wed, Evening' });
  fireEvent.click(cell);
  const pressed = await screen.findByRole('button', { name: 'Wed, Evening, Cannot', pressed: true });
  expect(within(pressed).getByText('Cannot')).toBeTruthy();
  await waitFor(() => expect(saves(sent)).toHaveLength(1));
  expect(saves(sent)[0]!.body).toMatchObject({ times: [evening], version: availabilityVersion(nothing) });
  expect(await screen.findByText('Saved')).toBeTruthy();
  fireEvent.click(pressed);
  await waitFor(() => expect(saves(sent)).toHaveLength(2));
  expect(saves(sent)[1]!.body).toMatchObject({
    times: [],
    version: availabilityVersion({ ...nothing, times: [evening] }),
  });
});

it('AVAIL-S1 several presses follow each other with computed versions, and are undone one by one', async () => {
  const sent = storing();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Mon, Morning' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Tue, Morning' }));
  await screen.findByRole('button', { name: 'Tue, Morning, Cannot' });
  await waitFor(() => expect(saves(sent)).toHaveLength(2));
  const morning = { ...evening, from_at: '00:00', to_at: '12:00' };
  expect(saves(sent)[1]!.body).toMatchObject({
    times: [{ ...morning, days: 3 }],
    version: availabilityVersion({ ...nothing, times: [{ ...morning, days: 1 }] }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo the last change' }));
  await waitFor(() => expect(saves(sent)).toHaveLength(3));
  expect(saves(sent)[2]!.body).toMatchObject({ times: [{ ...morning, days: 1 }] });
});

it('AVAIL-S1 arrow keys move among the cells, of which one is a tab stop', async () => {
  storing();
  show();
  const first = await screen.findByRole('button', { name: 'Mon, Morning' });
  const table = screen.getByRole('table', { name: 'Days I cannot' });
  const stops = () =>
    within(table)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([first]);
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tue, Afternoon');
  expect(stops()).toEqual([document.activeElement]);
});

it('AVAIL-S1 hours for carts in a part that the person cannot are barred', async () => {
  const sent = storing({ times: [evening] });
  show();
  const barred = await screen.findByRole('button', { name: /^Wed, 6:00.*, Cannot, see above$/ });
  fireEvent.click(barred);
  fireEvent.click(screen.getByRole('button', { name: /^Sat, 8:00/ }));
  await waitFor(() => expect(saves(sent)).toHaveLength(1));
  expect(saves(sent)[0]!.body).toMatchObject({
    cart_times: [{ day: 6, from_at: '08:00', to_at: '10:00' }],
  });
});

it('AVAIL-S1 a limit and a pace that say nothing are not stored', async () => {
  const sent = storing();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'More: Duties at meetings' }));
  await waitFor(() => expect(saves(sent)).toHaveLength(1));
  expect(saves(sent)[0]!.body).toMatchObject({
    limits: [{ area: 'duties', most_a_month: 1, pace: 'usual' }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Fewer: Duties at meetings' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Half as many' }));
  await waitFor(() => expect(saves(sent)).toHaveLength(3));
  expect(saves(sent)[2]!.body).toMatchObject({
    limits: [{ area: 'all', most_a_month: null, pace: 'half' }],
  });
});

it('AVAIL-S2 planners see separated people, the day from which duties count, and the note', async () => {
  signInAs(['settings.users.qualifications']);
  const sent = storing({ user_id: 7, note: 'Back in June' });
  showOther();
  const note = await screen.findByLabelText('Note');
  expect((note as HTMLTextAreaElement).value).toBe('Back in June');
  fireEvent.change(note, { target: { value: 'Back in July' } });
  fireEvent.change(screen.getByLabelText('Assignments count from'), { target: { value: '2026-10-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saves(sent)).toHaveLength(1));
  expect(saves(sent)[0]!.body).toMatchObject({ note: 'Back in July', counts_from: '2026-10-01' });
  fireEvent.click(screen.getByRole('button', { name: 'Add a person' }));
  fireEvent.change(screen.getByLabelText('Wish'), { target: { value: 'apart' } });
  fireEvent.change(screen.getByLabelText('Choose a person'), { target: { value: '1' } });
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/users/7/pairs/1')).toBe(true));
  expect(await screen.findByText(/Apart · In both|Apart, In both/)).toBeTruthy();
});

it('AVAIL-S1 the own page has neither a note nor keeping apart, and does not send the note', async () => {
  const sent = storing();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
  expect(screen.queryByLabelText('Wish')).toBeNull();
  expect(screen.queryByLabelText('Note')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sun, Morning' }));
  await waitFor(() => expect(saves(sent)).toHaveLength(1));
  expect(saves(sent)[0]!.body).not.toHaveProperty('note');
});

it('AVAIL-S1 without a connection changes wait on the phone', async () => {
  let online = false;
  const sent = answerWith({
    'sync.listChanges': peopleChange([examplePerson({ id: 1, first_name: 'Ruth', last_name: 'Hollis' })]),
    'absences.listAwayDates': [],
    'availability.readAvailability': recordOf(),
    'availability.saveAvailability': () => {
      if (!online) throw new TypeError('no network');
      return recordOf();
    },
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Wed, Evening' }));
  expect(await screen.findByText('1 waiting', {}, { timeout: 4000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wed, Evening, Cannot' })).toBeTruthy();
  online = true;
  expect(sent.length).toBeGreaterThan(0);
});
