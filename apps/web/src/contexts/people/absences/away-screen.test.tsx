import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleSwap } from '#contexts/duties/testing/example-swap.ts';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { withResolvers } from '#platform/testing/with-resolvers.ts';
import { AwayScreen } from './away-screen.tsx';

const date = (rest = {}) => ({
  id: 5,
  user_id: 1,
  start_date: '2099-01-04',
  end_date: '2099-01-10',
  comment: 'Hobart',
  days: 7,
  version: 2,
  ...rest,
});
const base = {
  'sync.listChanges': peopleChange([
    examplePerson({ id: 1, first_name: 'Ruth', last_name: 'Hollis' }),
    examplePerson(),
  ]),
};
const show = () => showScreen(<AwayScreen />, '/settings/away', '/settings/away');

beforeEach(() => signInAs([]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('USERS-S5 each person has a card with ranges, days and comments; deleting opens a confirmation', async () => {
  const sent = answerWith({
    ...base,
    'absences.listAwayDates': [
      date(),
      date({ id: 6, user_id: 7, start_date: '2020-01-01', end_date: '2020-01-01', days: 1 }),
    ],
    'absences.deleteAwayDate': { ok: true, users: [] },
  });
  show();
  const own = within(await screen.findByRole('region', { name: 'Ruth Hollis' }));
  expect(own.getByText('7 days · Hobart')).toBeTruthy();
  const other = within(await screen.findByRole('region', { name: 'Miriam Webb' }));
  expect(other.getByText(/Past · 1 day/)).toBeTruthy();
  await userEvent.click(own.getByRole('button', { name: /^More: Delete the dates of Ruth .*4 Jan/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Delete the dates of Ruth/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/away/5'));
});

it('USERS-S5 no card shows before the names are loaded', async () => {
  // Another viewer, without cached people.
  signInAs(['maps.dnc']);
  const loaded = withResolvers<void>();
  const answered = vi.fn();
  answerWith({
    'sync.listChanges': async () => {
      await loaded.promise;
      return base['sync.listChanges'];
    },
    'absences.listAwayDates': () => {
      answered();
      return [date(), date({ id: 6, user_id: 7 })];
    },
  });
  show();
  await waitFor(() => expect(answered).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryAllByRole('region')).toEqual([]);
  loaded.resolve();
  await screen.findByRole('region', { name: 'Miriam Webb' });
});

it('USERS-R18 USERS-R19 days are sent for the person alone without the permission for others', async () => {
  const sent = answerWith({
    ...base,
    'absences.listAwayDates': [],
    'absences.addAwayDate': { ...date(), users: [] },
  });
  show();
  expect(await screen.findByText(/There are no dates away yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add dates' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.queryByLabelText('Who')).toBeNull();
  fireEvent.change(sheet.getByLabelText('First day away'), { target: { value: '2099-01-04' } });
  expect(sheet.getByLabelText<HTMLInputElement>('Last day away').value).toBe('2099-01-04');
  fireEvent.change(sheet.getByLabelText('Last day away'), { target: { value: '2099-01-01' } });
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    user_id: 1,
    start_date: '2099-01-04',
    end_date: '2099-01-01',
    comment: '',
  });
});

it('USERS-R19 with the permission anybody can be chosen', async () => {
  signInAs(['settings.away.admin']);
  answerWith({ ...base, 'absences.listAwayDates': [] });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add dates' }));
  const sheet = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(within(sheet.getByLabelText('Who')).getAllByRole('option')).toHaveLength(2));
});

it('USERS-X10 days are edited in the same sheet, with their version', async () => {
  const sent = answerWith({
    ...base,
    'absences.listAwayDates': [date()],
    'absences.editAwayDate': date({ end_date: '2099-01-11', days: 8 }),
  });
  show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Edit the dates of Ruth Hollis: 4 Jan 2099 to 10 Jan 2099' }),
  );
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByLabelText<HTMLInputElement>('Comment').value).toBe('Hobart');
  fireEvent.change(sheet.getByLabelText('Last day away'), { target: { value: '2099-01-11' } });
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  const put = await waitFor(() => {
    const found = sent.find(({ method }) => method === 'PUT');
    expect(found).toBeTruthy();
    return found;
  });
  expect(put).toMatchObject({
    path: '/api/away/5',
    body: { start_date: '2099-01-04', end_date: '2099-01-11', comment: 'Hobart', version: 2 },
  });
});

it('USERS-X10 editing the days of another person shows their name', async () => {
  signInAs(['settings.away.admin']);
  answerWith({ ...base, 'absences.listAwayDates': [date({ user_id: 7 })] });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Edit the dates of Miriam Webb/ }));
  expect(within(await screen.findByRole('dialog')).getByText('Miriam Webb')).toBeTruthy();
});

const duty = (rest = {}) => ({
  id: 31,
  kind: 'prayer' as const,
  base_type: 'meeting' as const,
  date: '2099-01-06',
  starts_at: '19:00',
  ends_at: '19:05',
  title: null,
  with: [],
  user_id: 1,
  helper_id: null,
  acknowledged: null,
  location: null,
  coordinates: null,
  link: null,
  note: null,
  meeting: {
    id: 3,
    type: 'clam' as const,
    language_group: null,
    part: 'living.prayer',
    number: null,
    reads: false,
    minutes: null,
    hall: 1,
    halls: 1,
    chairman: null,
  },
  ...rest,
});

it('USERS-X19 X-SWAP-20 after own days away are saved, the duties on them are listed with “I can’t”', async () => {
  const sent = answerWith({
    ...base,
    'absences.listAwayDates': [],
    'absences.addAwayDate': { ...date(), users: [] },
    'duties.listMyDuties': [duty(), duty({ id: 32, date: '2099-02-01' })],
    'swaps.askSwap': exampleSwap({ duty_id: 31 }),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add dates' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You have 1 assignment on these days')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^I can’t: Closing prayer/ }));
  expect(await screen.findByText('Others are asked.')).toBeTruthy();
  expect(sent.filter(({ path }) => path === '/api/swaps').map(({ body }) => body)).toEqual([
    { duty_id: 31, reason: 'away', note: '' },
  ]);
});

it('USERS-X22 after days away of another person are saved, their duties are listed with a choice for each', async () => {
  signInAs(['settings.away.admin']);
  const sent = answerWith({
    ...base,
    'absences.listAwayDates': [date({ user_id: 7 })],
    'absences.editAwayDate': date({ user_id: 7 }),
    'duties.listDutiesBetween': [duty({ user_id: 7 })],
    'duties.sayCannot': { id: 31, told: 1 },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Edit the dates of Miriam Webb/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Miriam Webb has 1 assignment on these days')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Miriam Webb can’t do it: Closing prayer/ }));
  expect(await screen.findByText('They were told.')).toBeTruthy();
  expect(sent.filter(({ path }) => path === '/api/duties/31/cannot')).toHaveLength(1);
});
