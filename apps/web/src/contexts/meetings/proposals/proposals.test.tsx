import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { refreshAfter } from '#platform/queries.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import type { Proposal } from './proposal-labels.ts';
import { ProposalsScreen } from './proposals-screen.tsx';
import { ProposeScreen } from './propose-screen.tsx';
import { exampleAsked as asked, exampleProposal as proposal } from './testing/example-proposals.ts';

beforeEach(() => signInAs(['settings.meetings.public']));
afterEach(() => {
  cleanup();
  act(() => toasts.hide());
  vi.unstubAllGlobals();
  window.location.hash = '';
});

function show(rows: Proposal[], more: object = {}, address = '/settings/proposals') {
  const sent = answerWith({
    'proposals.listProposals': rows,
    'meetings.listLanguageGroups': [],
    'proposals.answerProposal': rows[0],
    'proposals.placeProposal': rows[0],
    'proposals.addProposal': proposal(),
    ...more,
  });
  showScreen(<ProposalsScreen />, '/settings/proposals', address);
  return sent;
}

const posted = (sent: ReturnType<typeof show>, path: string) =>
  sent.find((one) => one.method === 'POST' && one.path.includes(path))?.body;

it('PROP-R2 proposals that wait for us are first, and one press accepts another date', async () => {
  const sent = show([
    proposal(),
    proposal({
      id: 4,
      awaited: true,
      round: 2,
      date: '2027-01-24',
      word: 'The 17th is taken.',
      outlines: [{ number: 45, title: null }],
    }),
  ]);
  await screen.findByText('Waiting for us');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Waiting for us',
    'Waiting for them',
  ]);
  expect(screen.getByText('“The 17th is taken.”')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Accept Owen Kelton/ }));
  await waitFor(() => expect(posted(sent, '/proposals/4/answer')).toEqual({ act: 'accept', round: 2 }));
});

it('PROP-R2 accepting a date shows a toast although its buttons have unmounted', async () => {
  const open = proposal({ awaited: true, outlines: [{ number: 45, title: null }] });
  let answered = false;
  show([open], {
    'proposals.listProposals': () => [answered ? { ...open, awaited: false, state: 'accepted' } : open],
    'proposals.answerProposal': async () => {
      answered = true;
      await refreshAfter('proposals.answerProposal');
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Accept Owen Kelton/ })).toBeNull());
      return open;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Accept Owen Kelton/ }));
  await waitFor(() => expect(toasts.get()?.text).toContain('Owen Kelton'));
});

it('PROP-R2 accepting one of several talks needs the choice of the talk', async () => {
  const sent = show([proposal({ sends: false, asked_by_us: false, awaited: true })]);
  await userEvent.click(await screen.findByRole('button', { name: /^Accept Owen Kelton/ }));
  const form = within(await screen.findByRole('dialog', { name: /^Accept Owen Kelton for/ }));
  await userEvent.click(form.getByRole('button', { name: 'Accept' }));
  expect(posted(sent, '/proposals/3/answer')).toBeUndefined();
  await userEvent.selectOptions(form.getByLabelText(/^Talk/), 'No. 45');
  await userEvent.click(form.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(posted(sent, '/proposals/3/answer')).toEqual({ act: 'accept', round: 1, number: 45 }),
  );
});

it('PROP-R5 one press adds a proposal accepted by link to our schedule, only if the talk is held here', async () => {
  const sent = show([
    proposal({ sends: false, asked_by_us: false, state: 'accepted', number: 12, congregation: 'Burnie' }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to our schedule' }));
  await waitFor(() => expect(posted(sent, '/proposals/3/schedule')).toEqual({}));
  cleanup();
  show([proposal({ state: 'accepted', number: 12 })]);
  await screen.findByText('Settled');
  expect(screen.queryByRole('button', { name: 'Add to our schedule' })).toBeNull();
});

it('PROP-C1 a speaker presets their talks, and a congregation outside the directory needs its coordinator’s address', async () => {
  const speaker = {
    id: 9,
    congregation_id: 1,
    congregation: 'Burnie',
    full_name: 'Owen Kelton',
    last_first: 'Kelton, Owen',
    email: null,
    phone: null,
    phone_reading: null,
    appointment: 'elder',
    away_dates: [],
    editable: false,
    version: null,
    outlines: [
      { number: 12, title: null },
      { number: 45, title: null },
    ],
  };
  const profile = {
    id: 1,
    name: 'Burnie',
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
    active: true,
    scheduling_active: true,
    partnership: 'own',
    speakers: [speaker],
    version: null,
  };
  const listed = {
    country_id: null,
    region_id: null,
    circuit: null,
    suburb: null,
    public_day: 0,
    public_start_time: '10:00',
  };
  const sent = show(
    [],
    {
      'speakers.listDirectory': [
        { ...listed, id: 1, name: 'Burnie', active: true, scheduling_active: true, speakers: 1 },
        { ...listed, id: 7, name: 'Devonport', active: false, scheduling_active: false, speakers: 0 },
      ],
      'speakers.readProfile': profile,
    },
    '/settings/proposals?congregation=',
  );
  await userEvent.selectOptions(await screen.findByLabelText(/^Speaker/), 'Kelton, Owen');
  expect((screen.getByLabelText(/^List of talk numbers/) as HTMLInputElement).value).toBe('12, 45');
  await userEvent.selectOptions(screen.getByLabelText(/^Congregation/), 'Not in the directory');
  await userEvent.type(screen.getByLabelText(/^Name of the congregation/), 'Wynyard');
  await userEvent.type(screen.getByLabelText('E-mail of the coordinator'), 'paul@example.org');
  await userEvent.type(screen.getByLabelText(/^Date/), '2027-01-17');
  await userEvent.click(screen.getByRole('button', { name: 'Offer' }));
  await waitFor(() =>
    expect(posted(sent, '/proposals')).toEqual({
      speaker_id: 9,
      host: { name: 'Wynyard', contact_name: '', email: 'paul@example.org' },
      date: '2027-01-17',
      numbers: [12, 45],
      word: '',
      mail: true,
    }),
  );
});

function open(reply: Reply<'proposals.readLink'>, more: object = {}) {
  window.location.hash = '#secret';
  const sent = answerWith({
    'proposals.readLink': reply,
    'proposals.noteLinkSeen': { ok: true },
    'proposals.answerLink': { ...reply, awaited: false, state: 'accepted', number: 45 },
    ...more,
  });
  showScreen(<ProposeScreen />, '/propose', '/propose');
  return sent;
}

it('PROP-R14 the page of a cancelled agreement shows a notice without a question', async () => {
  signInAs([]);
  open(asked({ state: 'withdrawn', called_off: true, awaited: false }));
  expect(await screen.findByText(/^Cancelled: Owen Kelton does not come on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('PROP-R4 opening the page answers nothing; accepting sends the talk and the round', async () => {
  signInAs([]);
  const sent = open(asked());
  expect(await screen.findByRole('heading', { name: 'Can Owen Kelton speak in Wynyard?' })).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/proposal-links/read']);
  await userEvent.selectOptions(screen.getByLabelText('Which talk?'), 'No. 45');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(within(await screen.findByRole('status')).getByText(/Agreed: Owen Kelton comes on/)).toBeTruthy();
  expect(posted(sent, '/proposal-links/answer')).toEqual({
    token: 'secret',
    act: 'accept',
    round: 1,
    number: 45,
    word: null,
  });
  expect(screen.queryByRole('button', { name: 'Answer in Sheaf' })).toBeNull();
});

it('PROP-R2 the page can ask for another date with a message', async () => {
  const sent = open(asked());
  await userEvent.click(await screen.findByRole('button', { name: 'Another date' }));
  await userEvent.type(screen.getByLabelText('Which date would suit you?'), '2027-01-31');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for this date' }));
  await waitFor(() =>
    expect(posted(sent, '/proposal-links/answer')).toEqual({
      token: 'secret',
      act: 'counter',
      round: 1,
      word: null,
      date: '2027-01-31',
    }),
  );
});

it('PROP-R4 an expired link shows a notice', async () => {
  window.location.hash = '#secret';
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'proposal-link-ended', message: 'This link has ended.' }, { status: 409 }),
  );
  showScreen(<ProposeScreen />, '/propose', '/propose');
  expect(await screen.findByText(/This was settled, or the day has passed/)).toBeTruthy();
});

it('PROP-R6 a Sheaf user can answer from their own schedule', async () => {
  open(asked());
  expect(await screen.findByRole('button', { name: 'Answer in Sheaf' })).toBeTruthy();
});

it('PROP-X1 the page of a proposal answered in an app shows a notice without buttons', async () => {
  open(asked({ awaited: false, answered_in: 'Wynyard West' }));
  expect(await screen.findByText('This proposal is answered in the app of Wynyard West.')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('PROP-X1 a page open while the proposal is taken shows the refusal and removes its buttons', async () => {
  let taken = false;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/seen')) return Response.json({ data: { ok: true } });
    if (url.includes('/read'))
      return Response.json({ data: asked(taken ? { awaited: false, answered_in: 'Wynyard West' } : {}) });
    taken = true;
    const problem = { code: 'proposal-answered-in-app', message: 'Links no longer answer it.' };
    return Response.json(problem, { status: 409 });
  });
  showScreen(<ProposeScreen />, '/propose', '/propose');
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/answered in the app of Wynyard West/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('PROP-X1 the list shows that the other side answers in the app, and offers no link', async () => {
  show([proposal({ in_app: true })]);
  expect(await screen.findByText('They answer in the app.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Owen Kelton/ }));
  expect(await screen.findByRole('button', { name: /^Withdraw/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share the link' })).toBeNull();
});

const moved = {
  was: { date: '2027-01-17', time: '10:00' },
  now: { date: '2027-01-15', time: '20:00' },
};

it('PROP-R15 an agreement with a moved meeting shows both versions, and is accepted or ended', async () => {
  const sent = show([
    proposal({
      awaited: true,
      round: 2,
      date: '2027-01-15',
      moved,
      outlines: [{ number: 45, title: null }],
    }),
  ]);
  expect(
    await screen.findByText(/^Agreed for .*17 Jan.*10:00.* The meeting is now .*15 Jan.*8:00/),
  ).toBeTruthy();
  expect(screen.queryByText(/^They ask for/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Ask for another date/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Accept Owen Kelton/ }));
  await waitFor(() => expect(posted(sent, '/proposals/3/answer')).toEqual({ act: 'accept', round: 2 }));
});

it('PROP-R15 the page of the link shows both versions of a moved meeting', async () => {
  window.location.hash = '#aa';
  answerWith({ 'proposals.readLink': asked({ round: 2, date: '2027-01-15', moved }) });
  showScreen(<ProposeScreen />, '/propose', '/propose');
  expect(await screen.findByText(/^Agreed for .*17 Jan.* The meeting is now .*15 Jan/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Another date' })).toBeTruthy();
});

it('PROP-R15 the host is shown the date requested in place of its moved meeting, and can accept it but request no other', async () => {
  show([
    proposal({
      ...{ awaited: true, sends: false, round: 3, date: '2027-01-31', moved },
      outlines: [{ number: 45, title: null }],
    }),
  ]);
  expect(await screen.findByText(/^They ask for .*31 Jan/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Accept Owen Kelton/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ask for another date/ })).toBeNull();
});
