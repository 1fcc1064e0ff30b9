import { lastFirst } from '@sheaf/rules/meetings/speakers/last-first';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { signInAs } from '#platform/testing/replies.ts';
import { showScheduler } from './testing/show-scheduler.tsx';

type AwayTalk = Reply<'talks.listAwayTalks'>[number];

const talk = (values: Partial<AwayTalk> = {}): AwayTalk => ({
  id: 31,
  congregation_id: 8,
  congregation: 'Devonport',
  address: '22 Steele Lane',
  user_id: 5,
  date: '2026-12-12',
  time: '17:00',
  speaker: 'Samuel Webb',
  number: 12,
  title: 'A home that welcomes',
  notes: '12. A home that welcomes',
  reached_by: 'email' as const,
  confirmed: 0 as const,
  answer: null,
  answer_word: null,
  answered_at: null,
  answered_for: null,
  cannot: false,
  emails: [],
  clashes: [],
  version: 3,
  ...values,
});

const speaker = (id: number, full_name: string, rest: object = {}) => ({
  id,
  full_name,
  last_first: lastFirst(full_name),
  appointment: 'elder',
  outlines: [12],
  reached_by: 'email' as const,
  last_away: null,
  coming: 1,
  away_dates: [],
  clashes: [],
  ...rest,
});

const host = (id: number, name: string, rest: object = {}) => ({
  id,
  name,
  country_id: 1,
  region_id: 2,
  circuit: null,
  suburb: null,
  public_day: 6,
  public_start_time: '17:00',
  active: false,
  scheduling_active: false,
  speakers: 0,
  ...rest,
});

const meeting: Reply<'talks.readHostMeeting'> = {
  id: null,
  edited_id: null,
  type: 'public',
  start_date: '2026-12-12T06:00:00.000Z',
  local_date: '2026-12-12',
  week: '2026-12-07',
  year: 2026,
  month: 12,
  canceled: false,
  time: '17:00',
  location: '22 Steele Lane',
  label: null,
  overseer: null,
  congregation: { id: 8, name: 'Devonport' },
  taken: 'unknown',
};

const profile = {
  id: 1,
  name: 'Burnie',
  country_id: 1,
  region_id: 2,
  suburb: null,
  postcode: null,
  address: null,
  circuit: null,
  lang: 'en',
  timezone_id: null,
  ptc: null,
  public_day: 0,
  public_start_time: '10:00',
  active: true,
  scheduling_active: true,
  partnership: 'own' as const,
  speakers: [],
  version: null,
};

const contact = {
  id: null,
  full_name: 'Paul Drummond',
  last_first: 'Drummond, Paul',
  email: 'paul@example.org',
  phone: null,
  congregation: 8,
  version: 1,
};

const replies = {
  'talks.listAwayTalks': [
    talk({ clashes: [{ code: 'same-week', kind: 'chairman', from: '2026-12-13', to: '2026-12-13' }] }),
    talk({
      id: 32,
      user_id: 6,
      speaker: 'Caleb Barwick',
      congregation: 'Smithton',
      congregation_id: 9,
      confirmed: 1,
    }),
  ],
  'talks.listAwaySpeakers': [speaker(5, 'Samuel Webb'), speaker(6, 'Caleb Barwick')],
  'talks.readHostMeeting': meeting,
  'speakers.listDirectory': [
    host(1, 'Burnie', { active: true }),
    host(7, 'Wynyard', { region_id: 3 }),
    host(8, 'Devonport'),
    host(9, 'Smithton'),
  ],
  'speakers.readProfile': profile,
  'speakers.readContact': contact,
  'places.listCountries': [{ id: 1, code: 'AU', name: 'Australia' }],
  'places.listRegions': [
    { id: 2, code: 'TAS', name: 'Tasmania', country_id: 1 },
    { id: 3, code: 'VIC', name: 'Victoria', country_id: 1 },
  ],
} satisfies Parameters<typeof showScheduler>[0];

beforeEach(() => signInAs(['settings.meetings.public']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (more: Parameters<typeof showScheduler>[0] = {}, search = '') =>
  showScheduler({ ...replies, ...more }, `?view=away${search}`);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (calls: ReturnType<typeof showScheduler>, path: string) =>
  calls.find((one) => one.method === 'POST' && one.path === path)?.body;

it('AWAY-S1 AWAY-S2 AWAY-O4 talks elsewhere are listed with their clashes, and a name filters the list', async () => {
  show();
  expect(await screen.findByText('In Devonport, 5:00 pm')).toBeTruthy();
  expect(screen.getByText('Chairman at home, 13 Dec')).toBeTruthy();
  await press('Barwick, Caleb 1');
  expect(screen.queryByText('In Devonport, 5:00 pm')).toBeNull();
  expect(screen.getByText('In Smithton, 5:00 pm')).toBeTruthy();
});

it('AWAY-S1 the list is sorted by date, speaker or congregation; the same key again reverses the order', async () => {
  const rows = [
    talk(),
    talk({ id: 32, user_id: 6, speaker: 'Caleb Barwick', congregation: 'Smithton', date: '2026-12-19' }),
    talk({ id: 33, user_id: 7, speaker: 'Joel Abbot', congregation: 'Burnie', date: '2027-01-02' }),
  ];
  show({ 'talks.listAwayTalks': rows });
  await screen.findByText('In Devonport, 5:00 pm');
  const places = () => screen.getAllByText(/^In .*, 5:00/).map(({ textContent }) => textContent.slice(3, -9));
  const orders: string[][] = [places()];
  for (const name of ['Date, ascending', 'Speaker', 'Speaker, ascending', 'Congregation']) {
    await press(name);
    orders.push(places());
  }
  expect(orders).toEqual([
    ['Devonport', 'Smithton', 'Burnie'],
    ['Burnie', 'Smithton', 'Devonport'],
    ['Smithton', 'Burnie', 'Devonport'],
    ['Devonport', 'Burnie', 'Smithton'],
    ['Burnie', 'Devonport', 'Smithton'],
  ]);
});

it('AWAY-S4 AWAY-M1 AWAY-R10 a talk is cleared after a confirmation, and the list is refetched', async () => {
  const calls = show({ 'talks.clearTalk': [] });
  await press(/Samuel Webb, Sat 12 December/);
  await press('Cancel the talk');
  const sheet = within(await screen.findByRole('dialog', { name: 'Clear public talk' }));
  expect(sheet.getByText('Are you sure you wish to delete this talk?')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
  const reads = () =>
    calls.filter(({ method, path }) => method === 'GET' && path === '/api/away-speaker-assignments');
  await waitFor(() => expect(sent(calls, '/api/clear-speaker-assignment')).toEqual({ id: 31 }));
  await waitFor(() =>
    expect(calls.indexOf(reads().at(-1)!)).toBeGreaterThan(
      calls.findIndex(({ path }) => path === '/api/clear-speaker-assignment'),
    ),
  );
});

it('TALK-R4 the confirmation before deleting an accepted talk elsewhere states that the speaker is notified', async () => {
  show();
  await press(/Caleb Barwick, Sat 12 December/);
  await press('Cancel the talk');
  const agreed = within(await screen.findByRole('dialog', { name: 'Clear public talk' }));
  expect(
    agreed.getByText('Caleb Barwick agreed to this talk and will be told that it is cancelled.'),
  ).toBeTruthy();
  await userEvent.click(agreed.getByRole('button', { name: 'Cancel' }));
  await press(/Samuel Webb, Sat 12 December/);
  await press('Cancel the talk');
  const open = within(await screen.findByRole('dialog', { name: 'Clear public talk' }));
  expect(open.queryByText(/is told/)).toBeNull();
});

it('AWAY-S3 AWAY-M3 AWAY-K1 AWAY-R1 AWAY-R2 AWAY-R5 AWAY-R6 AWAY-R7 the wizard advances as each step is complete, and skips an unneeded one', async () => {
  const calls = show({ 'talks.listAwayTalks': [], 'talks.saveAwayTalk': talk() });
  await press('Add away talk');
  const next = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  await screen.findByRole('dialog', { name: 'Assignment date' });
  expect(next('Find the congregation').disabled).toBe(true);
  await userEvent.type(screen.getByLabelText(/^Date/), '2026-12-09');
  await press('Find the congregation');
  await screen.findByRole('dialog', { name: 'Find congregation' });
  expect(next('Continue').disabled).toBe(true);
  // Our own region is preselected, and Wynyard is in another one.
  expect(screen.queryByRole('radio', { name: /Wynyard/ })).toBeNull();
  await userEvent.click(await screen.findByRole('radio', { name: /Devonport/ }));
  await press('Continue');
  await screen.findByRole('dialog', { name: 'Select speaker' });
  expect(next('Choose a talk').disabled).toBe(true);
  await userEvent.click(await screen.findByRole('radio', { name: /Webb, Samuel/ }));
  await press('Choose a talk');
  await screen.findByRole('dialog', { name: 'Select talk' });
  expect(next('Continue to confirm').disabled).toBe(true);
  await userEvent.click(await screen.findByRole('radio', { name: /A home that welcomes/ }));
  await press('Continue to confirm');
  const last = within(await screen.findByRole('dialog', { name: 'Confirm assignment' }));
  expect(await last.findByText(/Paul Drummond/)).toBeTruthy();
  expect(last.getByRole<HTMLInputElement>('switch', { name: /Request confirmation/ }).checked).toBe(true);
  await press('Book Samuel Webb for 12 December');
  await waitFor(() =>
    expect(sent(calls, '/api/away-speaker-assignment')).toEqual({
      id: null,
      cong: 8,
      date: '2026-12-09',
      speaker: 5,
      talk: 12,
      confirmation: true,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('AWAY-R3 AWAY-R4 AWAY-R8 AWAY-R13 an unlisted congregation is added within the wizard, and back leads to the search', async () => {
  const calls = show(
    {
      'speakers.addCongregation': { ...profile, id: 8, active: false, partnership: 'kept' },
      'speakers.saveContact': contact,
    },
    '&away=new&date=2026-12-09&step=congregation',
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'Not in the list' }));
  await press('Continue');
  await screen.findByRole('dialog', { name: 'Add congregation' });
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add and choose speaker' });
  const fields = { 'Name of the congregation': 'Penguin', Address: '1 Main Road', Postcode: '7316' };
  for (const [label, words] of Object.entries(fields))
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), {
      target: { value: words },
    });
  const email = screen.getByRole('textbox', { name: /^E-mail of the public/ });
  fireEvent.change(email, { target: { value: 'nobody' } });
  expect(add().disabled).toBe(true);
  fireEvent.change(email, { target: { value: 'nobody@example.org' } });
  await press('Back');
  await screen.findByRole('dialog', { name: 'Find congregation' });
  await press('Continue');
  await press('Add and choose speaker');
  await screen.findByRole('dialog', { name: 'Select speaker' });
  expect(sent(calls, '/api/congregations')).toMatchObject({
    name: 'Penguin',
    country_id: 1,
    region_id: 2,
    public_day: 0,
  });
  expect(sent(calls, '/api/congregation/8/ptc')).toEqual({ email: 'nobody@example.org' });
  await press('Back');
  await screen.findByRole('dialog', { name: 'Find congregation' });
});

it('AWAY-R9 editing a talk fills every field with its values', async () => {
  const calls = show({ 'talks.saveAwayTalk': talk() });
  await press(/Samuel Webb, Sat 12 December/);
  await press('Edit');
  await screen.findByRole('dialog', { name: 'Assignment date' });
  expect(screen.getByLabelText<HTMLInputElement>(/^Date/, { selector: 'input' }).value).toBe('2026-12-12');
  for (const name of ['Find the congregation', 'Continue', 'Choose a talk', 'Continue to confirm'])
    await press(name);
  await press('Save Samuel Webb, 12 December');
  await waitFor(() =>
    expect(sent(calls, '/api/away-speaker-assignment')).toEqual({
      id: 31,
      cong: 8,
      date: '2026-12-12',
      speaker: 5,
      talk: 12,
      confirmation: false,
      version: 3,
    }),
  );
});

it('AWAY-R11 AWAY-M2 a date with an expected speaker offers no choice', async () => {
  show(
    {
      'talks.listAwayTalks': [],
      'talks.readHostMeeting': { ...meeting, taken: 'theirs' },
    },
    // A speaker chosen before that was known.
    '&away=new&date=2026-12-09&host=8&speaker=5&step=speaker',
  );
  expect(
    await screen.findByText(
      "This congregation already has a public speaker for that date, you can't add a new one.",
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose a talk' }).disabled).toBe(true);
});

it('AWAY-R14 WKND-R9 days away and clashes of the speaker show before the confirmation', async () => {
  const away = speaker(5, 'Samuel Webb', {
    away_dates: [{ start_date: '2026-12-10', end_date: '2026-12-14' }],
    clashes: [
      { code: 'away', kind: null, from: '2026-12-10', to: '2026-12-14' },
      { code: 'same-week', kind: 'part', from: '2026-12-13', to: '2026-12-13' },
    ],
    reached_by: null,
  });
  show(
    { 'talks.listAwayTalks': [], 'talks.listAwaySpeakers': [away] },
    '&away=new&date=2026-12-09&host=8&speaker=5&talk=12&step=confirm',
  );
  const last = within(await screen.findByRole('dialog', { name: 'Confirm assignment' }));
  expect(await last.findByText('Speaker unavailable')).toBeTruthy();
  expect(last.getByText('Part at home, 13 Dec')).toBeTruthy();
  const asks = last.getByRole<HTMLInputElement>('switch', { name: /Request confirmation/ });
  expect([asks.checked, asks.disabled]).toEqual([false, true]);
});
