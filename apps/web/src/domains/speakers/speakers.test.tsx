import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '../../platform/api.ts';
import { answerWith, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { CongregationScreen } from './congregation-screen.tsx';
import { DirectoryScreen } from './directory-screen.tsx';
import type { Listed, Profile, Speaker } from './directory-words.ts';

const listed = (rest: Partial<Listed>): Listed => ({
  id: 1,
  name: 'Burnie',
  country_id: 1,
  region_id: 2,
  circuit: 'TAS 1',
  suburb: null,
  public_day: 0,
  public_start_time: '10:00',
  active: false,
  scheduling_active: false,
  speakers: 2,
  ...rest,
});

const speaker: Speaker = {
  id: 9,
  congregation_id: 3,
  congregation: 'Devonport',
  full_name: 'Martin Calloway',
  last_first: 'Calloway, Martin',
  email: 'martin@example.org',
  phone: '0491 570 118',
  appointment: 'elder',
  outlines: [
    { number: 45, title: 'Making room' },
    { number: 46, title: null },
  ],
  away_dates: [],
  editable: true,
  version: 4,
};

const profile = (rest: Partial<Profile> = {}): Profile => ({
  id: 3,
  name: 'Devonport',
  country_id: 1,
  region_id: 2,
  suburb: 'Devonport',
  postcode: null,
  address: '22 Steele Lane',
  circuit: 'TAS 1',
  lang: null,
  timezone_id: null,
  ptc: { id: null, full_name: 'Paul Drummond', email: 'paul@example.org', phone: null, congregation: 3 },
  public_day: 6,
  public_start_time: '17:00',
  active: false,
  scheduling_active: false,
  partnership: 'kept',
  speakers: [speaker],
  version: 2,
  ...rest,
});

const partners: Reply<'speakers.listPartners'> = { share_speakers: 'partners', partners: [] };

beforeEach(() => signInAs(['settings.meetings.public']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const showDirectory = (rows: Listed[], asking: typeof partners.partners = []) => {
  const sent = answerWith({
    'speakers.listDirectory': rows,
    'speakers.listPartners': { ...partners, partners: asking },
    'speakers.confirmPartner': partners,
    'speakers.addCongregation': profile(),
    'speakers.saveSharing': partners,
    'places.listCountries': [{ id: 1, code: 'AU', name: 'Australia' }],
    'places.listRegions': [{ id: 2, code: 'TAS', name: 'Tasmania', country_id: 1 }],
  });
  showScreen(<DirectoryScreen />, '/settings/speaker-directory', '/settings/speaker-directory');
  return sent;
};

const showProfile = (shown: Profile, more: object = {}) => {
  const sent = answerWith({
    'speakers.readProfile': shown,
    'speakers.listPartners': partners,
    'speakers.askPartner': partners,
    'speakers.saveOutlinesText': [],
    'speakers.deleteSpeaker': { ok: true },
    'speakers.checkSpeaker': { deletable: true, name: speaker.full_name, uses: [] },
    ...more,
  });
  showScreen(
    <CongregationScreen />,
    '/settings/speaker-directory/:congregation',
    '/settings/speaker-directory/3',
  );
  return sent;
};

it('SPKR-S1 congregations stand under their circuits, those without one last, and ours is marked', async () => {
  showDirectory([
    listed({ id: 4, name: 'Alone', circuit: null }),
    listed({ id: 2, name: 'Second', circuit: 'TAS 2' }),
    listed({ active: true }),
  ]);
  await screen.findByText('Burnie');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Circuit TAS 1',
    'Circuit TAS 2',
    'No circuit',
  ]);
  expect(screen.getByText('Ours')).toBeTruthy();
  expect(screen.getAllByText('2 speakers')).toHaveLength(3);
});

it('SPKR-R1 a single letter searches nothing, two do', async () => {
  showDirectory([listed({}), listed({ id: 2, name: 'Devonport' })]);
  await screen.findByText('Burnie');
  await userEvent.type(screen.getByRole('searchbox'), 'd');
  expect(screen.getByText('Burnie')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'e');
  expect(screen.queryByText('Burnie')).toBeNull();
});

it('SPKR-R3 adding and sharing are offered to those who keep public talks', async () => {
  signInAs(['settings.meetings.attendants']);
  showDirectory([listed({})]);
  await screen.findByText('Burnie');
  expect(screen.queryByRole('button', { name: 'Add Congregation' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Who sees our speakers' })).toBeNull();
});

it('SPKR-P1 a congregation that asks is confirmed by one press', async () => {
  const asks = {
    id: 7,
    congregation_id: 2,
    congregation: 'Wynyard',
    state: 'asks' as const,
    asked_at: '2026-11-01',
  };
  const sent = showDirectory([listed({})], [asks]);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toContain('PUT /api/directory-partners/7'),
  );
});

it('SPKR-S3 SPKR-S5 a congregation shows its place, its contact, and who speaks with their talks', async () => {
  showProfile(profile());
  expect(await screen.findByText('22 Steele Lane, Devonport')).toBeTruthy();
  expect(screen.getByText('Paul Drummond')).toBeTruthy();
  const talks = screen.getByRole('list', { name: 'Talks of Martin Calloway' });
  expect(
    within(talks)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['45Making room', '46']);
  expect(screen.getByRole('link', { name: 'martin@example.org' }).getAttribute('href')).toBe(
    'mailto:martin@example.org',
  );
});

it('SPKR-R4 speakers are added to congregations kept by hand alone', async () => {
  showProfile(profile({ partnership: 'partner', scheduling_active: true }));
  await screen.findByText('Martin Calloway');
  expect(screen.queryByRole('button', { name: 'Add Speaker' })).toBeNull();
  cleanup();
  showProfile(profile());
  expect(await screen.findByRole('button', { name: 'Add Speaker' })).toBeTruthy();
});

it('SPKR-O2 the talks are typed as they are written short', async () => {
  const sent = showProfile(profile());
  await userEvent.click(await screen.findByRole('button', { name: 'Edit talks of Martin Calloway' }));
  const field = await screen.findByLabelText('Numbers of the talks');
  expect((field as HTMLTextAreaElement).value).toBe('45, 46');
  await userEvent.type(field, ', 1-3');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ outlines: '45, 46, 1-3' }),
  );
});

it('SPKR-C8 our speakers are sent to the contact with a message, and to nobody where the contact has no address', async () => {
  const sent = showProfile(profile(), { 'speakers.sendSpeakers': { ok: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Send our speaker list' }));
  expect(await screen.findByText(/Paul Drummond gets the names of our speakers/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Message'), 'For the year');
  await userEvent.click(screen.getByRole('button', { name: 'Send to Paul Drummond' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ message: 'For the year' }),
  );
  cleanup();
  showProfile(
    profile({ ptc: { id: null, full_name: 'Paul Drummond', email: null, phone: null, congregation: 3 } }),
  );
  await screen.findByText('Paul Drummond');
  expect(screen.queryByRole('button', { name: 'Send our speaker list' })).toBeNull();
});

it('SPKR-L1 the list is printed by whoever keeps public talks, with phone and e-mail only where they are shown', async () => {
  showProfile(profile());
  expect(await screen.findByRole('button', { name: 'Speakers’ list (PDF)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'With phone and e-mail (PDF)' })).toBeTruthy();
  cleanup();
  showProfile(profile({ speakers: [{ ...speaker, email: null, phone: null }] }));
  expect(await screen.findByRole('button', { name: 'Speakers’ list (PDF)' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'With phone and e-mail (PDF)' })).toBeNull();
});

it('SPKR-M3 a speaker with a talk ahead stays, and it is said which', async () => {
  const uses = [{ date: '2026-12-06', kind: 'talk', name: 'Burnie' }];
  showProfile(profile(), {
    'speakers.checkSpeaker': { deletable: false, name: speaker.full_name, uses },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Martin Calloway/, expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(
    await screen.findByText(
      'Martin Calloway is assigned to give a talk in the future and therefore can not be deleted.',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/Burnie/)).toBeTruthy();
});

it('SPKR-P1 one that shows nothing is asked to be a partner', async () => {
  const sent = showProfile(
    profile({ partnership: 'none', scheduling_active: true, speakers: [], ptc: null }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to be partners' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ congregation_id: 3 }),
  );
});

it('SPKR-R9 why a speaker was not added stands at the field, and what was typed stays', async () => {
  showProfile(profile());
  await userEvent.click(await screen.findByRole('button', { name: 'Add Speaker' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.type(sheet.getByRole('textbox', { name: /^Name/ }), 'Owen Kelton');
  await userEvent.type(sheet.getByRole('textbox', { name: /^E-mail/ }), 'owen');
  const answered = fetch;
  const problem = {
    code: 'invalid',
    message: 'Check the highlighted fields.',
    errors: { email: ['This is no e-mail address.'] },
  };
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) =>
    request.method === 'POST' ? Response.json(problem, { status: 422 }) : answered(url, request),
  );
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByText('This is no e-mail address.')).toBeTruthy();
  expect(sheet.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Owen Kelton');
});

it('SPKR-R11 the regions are those of the chosen country, and another country empties the region', async () => {
  const sent = showDirectory([listed({})]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Congregation' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.queryByRole('combobox', { name: 'Region' })).toBeNull();
  await userEvent.selectOptions(await sheet.findByRole('combobox', { name: 'Country' }), 'Australia');
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Region' }), 'Tasmania');
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Country' }), '');
  await userEvent.type(sheet.getByRole('textbox', { name: /^Name of the congregation/ }), 'Penguin');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ country_id: null, region_id: null },
    }),
  );
});

it('SPKR-R12 a congregation that was added is shown at once', async () => {
  showDirectory([listed({})]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Congregation' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.type(sheet.getByRole('textbox', { name: /^Name of the congregation/ }), 'Devonport');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect((await screen.findByText('elsewhere')).dataset.path).toBe('/settings/speaker-directory/3/');
});

it('SPKR-O5 a speaker is booked from their congregation, by whoever keeps public talks', async () => {
  showProfile(profile());
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Book Martin Calloway' });
  expect(link.getAttribute('href')).toBe('/settings/public-scheduler/?congregation=3&speaker=9');
  cleanup();
  signInAs(['settings.meetings.attendants']);
  showProfile(profile());
  await screen.findByText('Martin Calloway');
  expect(screen.queryByRole('link', { name: 'Book Martin Calloway' })).toBeNull();
});
