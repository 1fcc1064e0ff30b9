import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshAfter } from '#platform/queries.ts';
import {
  answerWith,
  exampleCongregation,
  examplePerson,
  exampleSession,
  moduleDefaults,
  signInAs,
} from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { BannerScreen } from './banner-screen.tsx';
import { DetailsScreen } from './details-screen.tsx';
import { MeetingsScreen } from './meetings-screen.tsx';
import { MinistryScreen } from './ministry-screen.tsx';

const base = {
  'congregations.readCongregation': exampleCongregation,
  'access.checkSession': exampleSession(['settings.cong.edit']),
  'places.listCountries': [
    { id: 36, code: 'AU', name: 'Australia' },
    { id: 554, code: 'NZ', name: 'New Zealand' },
  ],
  'places.listRegions': [
    { id: 1, code: 'AU-TAS', name: 'Tasmania', country_id: 36 },
    { id: 2, code: 'NZ-OTA', name: 'Otago', country_id: 554 },
  ],
  'people.listContacts': [{ id: 12, last_first: 'Webb, Samuel' }],
  'sync.listChanges': { marker: 'x', whole: true, changed: [examplePerson()], gone: [] } as never,
};
const saved = (change: object) => ({
  ...base,
  'congregations.editCongregation': { ...exampleCongregation, ...change, version: 4 },
});
const show = (form: ReactNode) => showScreen(form, '/settings/form', '/settings/form');
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const bodyOf = (sent: { method: string; body: unknown }[]) =>
  sent.find(({ method }) => method === 'PATCH')?.body as Record<string, unknown>;

beforeEach(() => signInAs(['settings.cong.edit']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('SETTINGS-C1 COMMON-R20 all details are sent, and the regions depend on the country', async () => {
  const sent = answerWith(saved({ name: 'Burnie North' }));
  show(<DetailsScreen />);
  const name = await screen.findByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Burnie North');
  expect(screen.queryByLabelText('Region')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Australia');
  const region = screen.getByLabelText('Region');
  expect([...region.children].map(({ textContent }) => textContent)).toEqual(['None', 'Tasmania']);
  await userEvent.selectOptions(region, 'Tasmania');
  await save();
  expect(await screen.findByText('Settings saved.')).toBeTruthy();
  expect(bodyOf(sent)).toMatchObject({ name: 'Burnie North', country_id: 36, region_id: 1, version: 3 });
});

it('SETTINGS-R5 a failed save ends the pending state and shows the error', async () => {
  answerWith(base);
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    request?.method === 'PATCH'
      ? Promise.resolve(
          Response.json(
            {
              code: 'invalid',
              message: 'Check the highlighted fields.',
              errors: { name: ['This is too long.'] },
            },
            { status: 422 },
          ),
        )
      : answer(url, request),
  );
  show(<DetailsScreen />);
  await userEvent.clear(await screen.findByLabelText(/^Name/));
  await save();
  expect(await screen.findByText('Name is missing.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Name/), 'Burnie North');
  expect(screen.queryByText('Name is missing.')).toBeNull();
  await save();
  expect(await screen.findByText('This is too long.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Check the highlighted fields.');
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('data-loading')).toBe(false);
  await userEvent.type(screen.getByLabelText(/^Name/), 's');
  expect(screen.queryByText('This is too long.')).toBeNull();
});

it('a stale save shows the other person’s version, and either can be saved', async () => {
  answerWith(base);
  const answer = globalThis.fetch;
  const current = { ...exampleCongregation, name: 'Wynyard', version: 9 };
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    request?.method === 'PATCH'
      ? Promise.resolve(Response.json({ code: 'stale', message: 'x', current }, { status: 409 }))
      : answer(url, request),
  );
  show(<DetailsScreen />);
  await userEvent.type(await screen.findByLabelText(/^Name/), '!');
  await save();
  const conflict = within(await screen.findByRole('table'));
  expect(conflict.getByRole('row', { name: /^Name/ }).textContent).toBe('NameWynyardBurnie!');
  expect(conflict.getAllByRole('row')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect((screen.getByLabelText(/^Name/) as HTMLInputElement).value).toBe('Wynyard');
});

it('SETTINGS-C1 an untouched form follows a newer version, a changed one keeps its input', async () => {
  answerWith(base);
  show(<DetailsScreen />);
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  const readAgain = (version: number, change: object) => {
    answerWith({ ...base, 'congregations.readCongregation': { ...exampleCongregation, ...change, version } });
    return act(() => refreshAfter('congregations.editCongregation'));
  };
  await readAgain(8, { name: 'Wynyard' });
  await waitFor(() => expect(name.value).toBe('Wynyard'));
  await userEvent.type(name, '!');
  await readAgain(9, { name: 'Somerset', circuit: 'NSW 9' });
  expect([name.value, screen.getByLabelText<HTMLInputElement>('Circuit').value]).toEqual(['Wynyard!', '']);
});

it('COMMON-R9 another person’s changes to other fields are merged without a question', async () => {
  answerWith(base);
  const answer = globalThis.fetch;
  const current = { ...exampleCongregation, circuit: 'NSW 9', version: 9 };
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (request?.method !== 'PATCH') return answer(url, request);
    const body = JSON.parse(String(request.body));
    bodies.push(body);
    return Promise.resolve(
      body.version === 9
        ? Response.json({ data: { ...current, name: body.name, version: 10 } })
        : Response.json({ code: 'stale', message: 'x', current }, { status: 409 }),
    );
  });
  show(<DetailsScreen />);
  await userEvent.type(await screen.findByLabelText(/^Name/), '!');
  await save();
  expect(await screen.findByText('Settings saved.')).toBeTruthy();
  expect(bodies.map(({ version, circuit }) => [version, circuit])).toEqual([
    [exampleCongregation.version, ''],
    [9, 'NSW 9'],
  ]);
  expect((screen.getByLabelText('Circuit') as HTMLInputElement).value).toBe('NSW 9');
});

it('SETTINGS-R3 the recipient shows only when expired addresses are e-mailed', async () => {
  const sent = answerWith(saved({}));
  show(<MinistryScreen />);
  const expired = await screen.findByLabelText('Expired addresses');
  expect(screen.queryByLabelText('E-mail them to')).toBeNull();
  await userEvent.selectOptions(expired, '1');
  await userEvent.type(screen.getByLabelText('E-mail them to'), 'letters@example.org');
  await save();
  await waitFor(() =>
    expect(bodyOf(sent)).toMatchObject({ expired_addresses: 1, email_addresses_to: 'letters@example.org' }),
  );
});

it('SETTINGS-R8 zero weeks of open booking show that there is no limit', async () => {
  answerWith(base);
  show(<MinistryScreen />);
  expect(await screen.findByText('0: carts can be booked without limit.')).toBeTruthy();
  const weeks = screen.getByLabelText('Weeks open for booking');
  await userEvent.clear(weeks);
  await userEvent.type(weeks, '4');
  expect(screen.queryByText('0: carts can be booked without limit.')).toBeNull();
});

it('SETTINGS-R2 SETTINGS-R6 ATTEND-R5 meeting fields show only while scheduling is on; times have steps of 5 minutes', async () => {
  const sent = answerWith(saved({}));
  show(<MeetingsScreen />);
  const [hour] = await screen.findAllByLabelText<HTMLSelectElement>('Time: hour');
  const [minute] = screen.getAllByLabelText<HTMLSelectElement>('Time: minute');
  expect([hour!.value, minute!.value, minute!.options[1]!.value]).toEqual(['19', '00', '05']);
  await userEvent.selectOptions(minute!, '30');
  await userEvent.selectOptions(await screen.findByLabelText('Public talk coordinator'), 'Hollis, Ruth');
  await save();
  await waitFor(() =>
    expect(bodyOf(sent)['modules']).toMatchObject({
      meeting_schedule: { ...moduleDefaults.meeting_schedule, clam_start_time: '19:30', ptc: 4 },
    }),
  );
  await userEvent.click(screen.getByLabelText('Schedule meetings in Sheaf'));
  expect(screen.queryByLabelText('Time: hour')).toBeNull();
  expect(screen.queryByLabelText('Public talk coordinator')).toBeNull();
});

it('SERVICE-C5.3 a meeting time that clocks skip names the date and the start of that day', async () => {
  answerWith(base);
  show(<MeetingsScreen />);
  const [, weekend] = await screen.findAllByLabelText<HTMLSelectElement>('Time: hour');
  await userEvent.selectOptions(weekend!, '02');
  expect(
    screen.getByText(/^Clocks go forward on Sun \d+ October: that day it starts at 3:00\sam\.$/),
  ).toBeTruthy();
});

it('SHELL-R23 COMMON-R8 a banner needs a heading and a text to be saved', async () => {
  const banner = { on: true, title: 'Assembly', content: 'Bring your badge.' };
  const sent = answerWith(saved({ modules: { ...moduleDefaults, banner_notification: banner } }));
  show(<BannerScreen />);
  await userEvent.click(await screen.findByRole('switch', { name: /Show the banner/ }));
  await save();
  expect(screen.getByText('Heading is missing.')).toBeTruthy();
  expect(screen.getByText('Text is missing.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Heading/), 'Assembly');
  await userEvent.type(screen.getByLabelText(/^Text/), 'Bring your badge.');
  await save();
  expect(await screen.findByText('Settings saved.')).toBeTruthy();
  expect(bodyOf(sent)).toMatchObject({ modules: { banner_notification: banner }, version: 3 });
});

it('COMMON-R21 the recipient of invoices is one of the active people with an e-mail address', async () => {
  answerWith(base);
  show(<DetailsScreen />);
  const choice = await screen.findByLabelText('Accounts servant');
  await waitFor(() =>
    expect([...choice.children].map(({ textContent }) => textContent)).toEqual(['Nobody', 'Webb, Samuel']),
  );
});
