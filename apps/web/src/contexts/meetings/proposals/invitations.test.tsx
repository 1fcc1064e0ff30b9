import { lastFirst } from '@sheaf/rules/meetings/speakers/last-first';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import type { Proposal } from './proposal-labels.ts';
import { ProposalsScreen } from './proposals-screen.tsx';
import { ProposeScreen } from './propose-screen.tsx';
import { exampleAsked, exampleProposal } from './testing/example-proposals.ts';

const open: Partial<Pick<Proposal, 'direction' | 'speaker_name' | 'outlines'>> = {
  direction: 'invite',
  speaker_name: null,
  outlines: [],
};
/** An invitation by us. */
const ours = (rest: Partial<Proposal> = {}) => exampleProposal({ ...open, sends: false, ...rest });
/** An invitation to us. */
const theirs = (rest: Partial<Proposal> = {}) =>
  exampleProposal({ ...open, sends: true, asked_by_us: false, awaited: true, sent: [], ...rest });

const speaker = (id: number, full_name: string, outlines: number[]) => ({
  id,
  full_name,
  last_first: lastFirst(full_name),
  appointment: 'elder',
  outlines,
  reached_by: null,
  last_away: null,
  coming: 0,
  away_dates: [],
  clashes: [],
});
const listed = {
  country_id: null,
  region_id: null,
  circuit: null,
  suburb: null,
  public_day: 0,
  public_start_time: '10:00',
};
const directory = [
  { ...listed, id: 1, name: 'Burnie', active: true, scheduling_active: true, speakers: 1 },
  { ...listed, id: 7, name: 'Devonport', active: false, scheduling_active: false, speakers: 1 },
];
const profile = {
  id: 7,
  name: 'Devonport',
  country_id: null,
  region_id: null,
  suburb: null,
  postcode: null,
  address: null,
  circuit: null,
  lang: null,
  timezone_id: null,
  ptc: null,
  public_day: 0,
  public_start_time: '10:00',
  active: false,
  scheduling_active: false,
  partnership: 'kept' as const,
  version: 1,
  speakers: [
    {
      id: 44,
      congregation_id: 7,
      congregation: 'Devonport',
      full_name: 'Peter Lang',
      last_first: 'Lang, Peter',
      email: null,
      phone: null,
      phone_reading: null,
      appointment: 'elder',
      away_dates: [],
      editable: true,
      version: 1,
      outlines: [],
    },
  ],
};

beforeEach(() => signInAs(['settings.meetings.public']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const greek = {
  id: 4,
  label: 'Greek',
  lang: 'el',
  clam_day: 2,
  clam_start_time: '19:30',
  active: true,
  version: 1,
  public_day: 6,
  public_start_time: '16:00',
};

function show(rows: Proposal[], address = '/settings/proposals', groups: (typeof greek)[] = []) {
  const sent = answerWith({
    'proposals.listProposals': rows,
    'meetings.listLanguageGroups': groups,
    'proposals.answerProposal': rows[0],
    'proposals.placeProposal': rows[0],
    'proposals.inviteSpeaker': ours(),
    'talks.listAwaySpeakers': [speaker(9, 'Owen Kelton', [12, 45]), speaker(10, 'Ben Ashby', [])],
    'speakers.listDirectory': directory,
    'speakers.readProfile': profile,
  });
  showScreen(<ProposalsScreen />, '/settings/proposals', address);
  return sent;
}

const posted = (sent: ReturnType<typeof show>, path: string) =>
  sent.find((one) => one.method === 'POST' && one.path.includes(path))?.body;
const choose = async (label: string | RegExp, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);

it('PROP-C2 an open weekend presets its date, and a known speaker is invited with the requested talks', async () => {
  const sent = show([], '/settings/proposals?invite=&date=2027-01-17');
  await choose(/^Congregation/, 'Devonport');
  await screen.findByRole('option', { name: 'Lang, Peter' });
  await choose(/^Speaker/, 'Lang, Peter');
  await userEvent.type(screen.getByLabelText(/^Numbers of the talks you would like/), '12, twelve');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Write numbers and ranges, such as 1-5, 12, 45.')).toBeTruthy();
  expect(posted(sent, '/proposals/invitations')).toBeUndefined();
  await userEvent.clear(screen.getByLabelText(/^Numbers of the talks you would like/));
  await userEvent.type(screen.getByLabelText(/^Numbers of the talks you would like/), '12-13');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() =>
    expect(posted(sent, '/proposals/invitations')).toEqual({
      congregation_id: 7,
      speaker_id: 44,
      date: '2027-01-17',
      numbers: [12, 13],
      word: '',
      mail: true,
    }),
  );
  // Returns to the next weekend.
  expect((await screen.findByText('elsewhere')).dataset['path']).toBe('/settings/public-scheduler/');
});

it('PROP-C2 without a name any speaker is invited, and a congregation outside the directory can be named', async () => {
  const sent = show([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a speaker' }));
  await choose(/^Congregation/, 'Not in the directory');
  await userEvent.type(screen.getByLabelText(/^Name of the congregation/), 'Wynyard');
  await userEvent.type(screen.getByLabelText(/^Date/), '2027-01-17');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const asked = { host: { name: 'Wynyard', contact_name: '', email: '' }, date: '2027-01-17', numbers: [] };
  await waitFor(() =>
    expect(posted(sent, '/proposals/invitations')).toEqual({ ...asked, word: '', mail: true }),
  );
});

it('PROP-R10 accepting an invitation requires the speaker and the talk', async () => {
  const sent = show([theirs()]);
  expect(await screen.findByText('One of our speakers to Wynyard')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Accept the invitation of Wynyard/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Who goes to Wynyard?' }));
  await userEvent.click(form.getByRole('button', { name: 'Accept' }));
  expect(posted(sent, '/answer')).toBeUndefined();
  await choose(/^Who goes(?! to)/, 'Kelton, Owen');
  await choose(/^Talk/, 'No. 45');
  await userEvent.click(form.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(posted(sent, '/proposals/3/answer')).toEqual({
      act: 'accept',
      round: 1,
      speaker_id: 9,
      number: 45,
    }),
  );
});

it('PROP-R10 a named speaker is matched to one of ours, and another date includes the speaker', async () => {
  const sent = show([theirs({ speaker_name: 'ben ashby', outlines: [{ number: 12, title: null }] })]);
  await userEvent.click(await screen.findByRole('button', { name: /another date/ }));
  expect(
    ((await screen.findByLabelText(/^Who goes(?! to)/)) as HTMLSelectElement).selectedOptions[0]!.text,
  ).toBe('Ashby, Ben');
  await userEvent.clear(screen.getByLabelText(/^Date/));
  await userEvent.type(screen.getByLabelText(/^Date/), '2027-01-24');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for this date' }));
  await waitFor(() =>
    expect(posted(sent, '/proposals/3/answer')).toEqual({
      act: 'counter',
      round: 1,
      date: '2027-01-24',
      word: '',
      speaker_id: 10,
      number: 12,
    }),
  );
});

it('PROP-R5 a proposal accepted by link needs the choice of a speaker, or one press if they are known', async () => {
  const said = { state: 'accepted', awaited: false, speaker_name: 'Brother Kelton', number: 12 } as const;
  const sent = show([theirs(said)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to our schedule' }));
  const form = within(await screen.findByRole('dialog', { name: 'Who goes to Wynyard?' }));
  await choose(/^Who goes(?! to)/, 'Kelton, Owen');
  await userEvent.click(form.getByRole('button', { name: 'Add to our schedule' }));
  await waitFor(() => expect(posted(sent, '/proposals/3/schedule')).toEqual({ speaker_id: 9 }));
  cleanup();
  const again = show([theirs({ ...said, speaker_id: 9 })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to our schedule' }));
  await waitFor(() => expect(posted(again, '/proposals/3/schedule')).toEqual({}));
});

it('PROP-R1 the inviting side shares the link, withdraws, and sees its status', async () => {
  const sent = show([
    ours({
      sent: [{ channel: 'share', sent_at: '2026-11-20T08:00:00Z', opened_at: '2026-11-21T08:00:00Z' }],
    }),
  ]);
  expect(await screen.findByText('A speaker of Wynyard to us')).toBeTruthy();
  expect(screen.getByText(/Sent .*Seen /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /A speaker of Wynyard to us/ }));
  expect(screen.getByRole('button', { name: 'Share the link' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw/ }));
  await waitFor(() => expect(posted(sent, '/proposals/3/answer')).toEqual({ act: 'withdraw', round: 1 }));
});

function openLink(reply: ReturnType<typeof exampleAsked>) {
  signInAs([]);
  window.location.hash = '#secret';
  const sent = answerWith({
    'proposals.readLink': reply,
    'proposals.noteLinkSeen': { ok: true },
    'proposals.answerLink': {
      ...reply,
      awaited: false,
      state: 'accepted',
      speaker_name: 'Ben Ashby',
      number: 7,
    },
  });
  showScreen(<ProposeScreen />, '/propose', '/propose');
  return sent;
}

it('PROP-R10 the page of the link requires speaker and talk, with errors at the fields', async () => {
  const sent = openLink(exampleAsked({ ...open, congregation: 'Wynyard', host: 'Burnie' }));
  expect(
    await screen.findByRole('heading', { name: 'Can one of your speakers come to Burnie?' }),
  ).toBeTruthy();
  expect(screen.getByText('Daniel Kerr of Burnie invites a speaker for this date.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.getByText('Say who comes.')).toBeTruthy();
  expect(screen.getByText('Say which talk.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Who comes?'), 'Ben Ashby');
  await userEvent.type(screen.getByLabelText('Number of the talk'), '7');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/Agreed: Ben Ashby speaks in Burnie on/)).toBeTruthy();
  expect(posted(sent, '/proposal-links/answer')).toEqual({
    token: 'secret',
    act: 'accept',
    round: 1,
    speaker_name: 'Ben Ashby',
    number: 7,
    word: null,
  });
});

it('PROP-R2 another date for a named speaker requires only the talk', async () => {
  const sent = openLink(exampleAsked({ direction: 'invite', congregation: 'Wynyard', host: 'Burnie' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Another date' }));
  expect(screen.queryByLabelText('Who comes?')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Which talk?'), 'No. 45');
  await userEvent.type(screen.getByLabelText('Which date would suit you?'), '2027-01-31');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for this date' }));
  await waitFor(() =>
    expect(posted(sent, '/proposal-links/answer')).toEqual({
      token: 'secret',
      act: 'counter',
      round: 1,
      word: null,
      date: '2027-01-31',
      number: 45,
    }),
  );
});

it('PROP-R13 the page of an invitation shows time and place', async () => {
  const where = '10:00 am, 5 Bridge Street, Burnie';
  openLink(exampleAsked({ direction: 'invite', congregation: 'Wynyard', host: 'Burnie', place: where }));
  expect(await screen.findByText(where)).toBeTruthy();
});

it('X-LANG-GROUP PROP-C2 the weekend of a language group presets its group, and returns to the group’s next weekend', async () => {
  const sent = show([], '/settings/proposals?invite=&date=2027-01-16&group=4', [greek]);
  await choose(/^Congregation/, 'Devonport');
  expect(screen.getByLabelText<HTMLSelectElement>(/^Meetings of/).value).toBe('4');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() =>
    expect(posted(sent, '/proposals/invitations')).toMatchObject({
      congregation_id: 7,
      language_group_id: 4,
      date: '2027-01-16',
    }),
  );
  expect((await screen.findByText('elsewhere')).dataset).toMatchObject({
    path: '/settings/public-scheduler/',
    search: '?group=4',
  });
});

it('X-LANG-GROUP PROP-R5 accepting an offered speaker needs the choice of the group’s weekend', async () => {
  const offered = exampleProposal({
    sends: false,
    asked_by_us: false,
    awaited: true,
    outlines: [{ number: 45, title: null }],
  });
  const sent = show([offered], '/settings/proposals', [greek]);
  await userEvent.click(await screen.findByRole('button', { name: /^Accept Owen Kelton/ }));
  await choose(/^Meetings of/, 'Greek');
  const form = within(screen.getByRole('dialog'));
  await userEvent.click(form.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(posted(sent, '/proposals/3/answer')).toEqual({
      act: 'accept',
      round: 1,
      number: 45,
      language_group_id: 4,
    }),
  );
});

it('X-LANG-GROUP PROP-R5 a proposal accepted by link is added to the weekend of a language group', async () => {
  const accepted = exampleProposal({
    sends: false,
    asked_by_us: false,
    state: 'accepted',
    number: 45,
  });
  const sent = show([accepted], '/settings/proposals', [greek]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to our schedule' }));
  await choose(/^Meetings of/, 'Greek');
  const form = within(screen.getByRole('dialog'));
  await userEvent.click(form.getByRole('button', { name: 'Add to our schedule' }));
  await waitFor(() => expect(posted(sent, '/proposals/3/schedule')).toEqual({ language_group_id: 4 }));
});

it('SPKR-R13 an absent speaker is reported, and a switch sends the invitation anyway', async () => {
  const sent = show([], '/settings/proposals?invite=&date=2027-01-17');
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    const body = typeof request?.body === 'string' ? JSON.parse(request.body) : {};
    if (!url.endsWith('/proposals/invitations') || body.even_away) return answer(url, request);
    return Response.json(
      { code: 'speaker-away', message: 'This speaker is away on that day.' },
      { status: 409 },
    );
  });
  await choose(/^Congregation/, 'Devonport');
  await screen.findByRole('option', { name: 'Lang, Peter' });
  await choose(/^Speaker/, 'Lang, Peter');
  expect(screen.queryByLabelText('Ask although the speaker is away then')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('This speaker is away on that day.')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Ask although the speaker is away then'));
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() =>
    expect(posted(sent, '/proposals/invitations')).toMatchObject({ speaker_id: 44, even_away: true }),
  );
});
