import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAs } from '#platform/testing/replies.ts';
import { exampleTalk, exampleWeek } from './testing/example-week.ts';
import { showScheduler } from './testing/show-scheduler.tsx';

const weeks = [
  exampleWeek(1, '2026-12-06', { talk: exampleTalk(), closed: 'talk-taken' }),
  exampleWeek(2, '2026-12-13'),
  exampleWeek(3, '2026-12-20', {
    closed: 'talk-taken',
    talk: exampleTalk({ id: 11, speaker_name: 'Grant Ellery', confirmed: 1 }),
  }),
  exampleWeek(4, '2026-12-27'),
];

const replies = {
  'talks.listTalks': weeks,
  'talks.listTitles': [
    { id: 5, number: 5, title: 'Listening well', lang: 'en' },
    { id: 12, number: 12, title: 'A home that welcomes', lang: 'en' },
    { id: 30, number: 30, title: 'Courage', lang: 'en' },
  ],
  'talks.listGiven': [{ number: 5, first: '2019-05-05', last: '2024-03-10', times: 2 }],
};

beforeEach(() => signInAs(['settings.meetings.public']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('WKND-R5 WKND-R8 another weekend starts a new draft, and only that weekend is booked', async () => {
  const sent = showScheduler({ ...replies, 'talks.bookTalk': exampleTalk({ confirmed: 1 }) });
  await press('Book a speaker for Sun 13 December');
  await userEvent.click(await screen.findByRole('radio', { name: /Webb, Samuel/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Webb, Samuel/ }).checked).toBe(true);
  await press('Close');
  await press('Book a speaker for Sun 27 December');
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /Webb, Samuel/ });
  expect(radio.checked).toBe(false);
  await userEvent.click(radio);
  await press('Choose a talk for Samuel Webb');
  await userEvent.click(await screen.findByRole('radio', { name: /A home that welcomes/ }));
  await press('Book Samuel Webb for 27 December');
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/public-speaker-assignment')?.body).toMatchObject({
      meeting_id: 4,
    }),
  );
});

it('WKND-R11 WKND-R12 WKND-M1 the speaker’s own talks come first, then all by number, with the dates of each talk', async () => {
  showScheduler(replies);
  await press('Book a speaker for Sun 13 December');
  await userEvent.click(await screen.findByRole('radio', { name: /Webb, Samuel/ }));
  await press('Choose a talk for Samuel Webb');
  await screen.findByRole('radio', { name: /A home that welcomes/ });
  const shown = screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent);
  expect(shown.map((words) => /^\d+/.exec(words!)?.[0])).toEqual(['12', '5', '30']);
  expect(shown.map((words) => words!.includes('gives this talk'))).toEqual([true, false, false]);
  expect(shown[1]).toContain('Last date given: 10 Mar 2024');
  expect(shown[1]).toContain('First given: 5 May 2019');
});

it('WKND-R6 WKND-M2 WKND-C3 moving offers only open weekends', async () => {
  const sent = showScheduler({ ...replies, 'talks.moveTalk': exampleTalk() });
  await press(/Henry Osei, Sun 6 December/);
  await press('Move to another date');
  const sheet = within(await screen.findByRole('dialog', { name: 'Move speaker date' }));
  expect(sheet.getAllByRole('button', { name: /^Move to / }).map((button) => button.textContent)).toEqual([
    'Sun 13 December',
    'Sun 27 December',
  ]);
  await userEvent.click(sheet.getByRole('button', { name: 'Move to 27 December' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/move-speaker-assignment')?.body).toEqual({
      assignment_id: 9,
      original_id: 1,
      id: 4,
      version: 1,
    }),
  );
});

it('WKND-S3 WKND-R13 an awaited speaker can be reminded and confirmed, a confirmed one cannot', async () => {
  const sent = showScheduler({ ...replies, 'talks.remindSpeaker': weeks, 'talks.confirmTalk': weeks });
  await press('Remind Henry Osei');
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/remind-speaker-assignment')).toBe(true));
  await press('Confirm Henry Osei');
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/confirm-speaker-assignment')?.body).toEqual({ id: 9 }),
  );
  expect(screen.queryByRole('button', { name: 'Remind Grant Ellery' })).toBeNull();
});

it('WKND-R5 a weekend can be booked again after its speaker declined', async () => {
  const declined = exampleTalk({ speaker_name: 'Samuel Webb', user_id: 5, confirmed: 2 });
  let booked = false;
  showScheduler({
    ...replies,
    'talks.listTalks': () => [
      booked ? exampleWeek(2, '2026-12-13', { talk: declined }) : exampleWeek(2, '2026-12-13'),
    ],
    'talks.bookTalk': () => {
      booked = true;
      return exampleTalk({ confirmed: 0 });
    },
  });
  await press('Book a speaker for Sun 13 December');
  await userEvent.click(await screen.findByRole('radio', { name: /Webb, Samuel/ }));
  await press('Choose a talk for Samuel Webb');
  await userEvent.click(await screen.findByRole('radio', { name: /A home that welcomes/ }));
  await press('Book Samuel Webb for 13 December');
  await press('Book another speaker');
  await screen.findByRole('dialog', { name: 'Search speakers' });
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /Webb, Samuel/ });
  expect(radio.checked).toBe(false);
});

const fromDirectory = {
  ...replies,
  'talks.bookTalk': exampleTalk({ confirmed: 0 }),
  'speakers.readProfile': {
    id: 8,
    name: 'Devonport',
    country_id: 1,
    region_id: 2,
    suburb: null,
    postcode: null,
    address: null,
    circuit: null,
    lang: null,
    timezone_id: null,
    ptc: null,
    public_day: 6,
    public_start_time: '17:00',
    active: false,
    scheduling_active: false,
    version: 1,
    partnership: 'kept' as const,
    speakers: [
      {
        id: 9,
        congregation_id: 8,
        congregation: 'Devonport',
        full_name: 'Martin Calloway',
        last_first: 'Calloway, Martin',
        email: 'martin@example.org',
        phone: null,
        phone_reading: null,
        appointment: 'elder',
        away_dates: [],
        editable: true,
        version: 4,
        outlines: [{ number: 30, title: null }],
      },
    ],
  },
};

it('SPKR-O5 a speaker from the directory is booked for an open weekend', async () => {
  const sent = showScheduler(fromDirectory, '?congregation=8&speaker=9');
  const sheet = within(await screen.findByRole('dialog', { name: 'Book talk' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Sun 27 December is open' }));
  expect(sheet.queryByRole('button', { name: 'Sun 6 December is open' })).toBeNull();
  await userEvent.click(await screen.findByRole('radio', { name: /gives this talk/ }));
  await press('Book Martin Calloway for 27 December');
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/public-speaker-assignment')?.body).toEqual({
      meeting_id: 4,
      public_talk_id: 30,
      confirmation: true,
      speaker_id: 9,
      congregation_id: 8,
    }),
  );
});

it('X-LANG-GROUP SPKR-O5 a speaker from the directory is booked for a language group’s weekend', async () => {
  const ofGroup = [exampleWeek(70, '2026-12-26', { language_group_id: 5 })];
  const group = {
    id: 5,
    label: 'Greek',
    lang: 'el',
    clam_day: 2,
    clam_start_time: '19:30',
    active: true,
    version: 1,
    public_day: 6,
    public_start_time: '16:00',
  };
  const sent = showScheduler(
    { ...fromDirectory, 'meetings.listLanguageGroups': [group] },
    '?congregation=8&speaker=9',
  );
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) =>
    url.includes('language_group_id=5') ? Response.json({ data: ofGroup }) : answer(url, request),
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Book talk' }));
  await userEvent.selectOptions(await sheet.findByLabelText(/^Meetings of/), 'Greek');
  await userEvent.click(await sheet.findByRole('button', { name: 'Sat 26 December is open' }));
  await userEvent.click(await screen.findByRole('radio', { name: /gives this talk/ }));
  await press('Book Martin Calloway for 26 December');
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/public-speaker-assignment')?.body).toMatchObject({
      meeting_id: 70,
      speaker_id: 9,
    }),
  );
});

it('SPKR-R13 a speaker from the directory who is away needs a second press', async () => {
  let refusals = 0;
  const sent = showScheduler(fromDirectory, '?congregation=8&speaker=9');
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    const body = typeof request?.body === 'string' ? JSON.parse(request.body) : {};
    if (!url.endsWith('/public-speaker-assignment') || body.even_away) return answer(url, request);
    refusals += 1;
    return Response.json(
      { code: 'speaker-away', message: 'This speaker is away on that day.' },
      { status: 409 },
    );
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Book talk' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Sun 27 December is open' }));
  await userEvent.click(await screen.findByRole('radio', { name: /gives this talk/ }));
  await press('Book Martin Calloway for 27 December');
  expect(await screen.findByText('This speaker is away on that day.')).toBeTruthy();
  await press('Book Martin Calloway all the same');
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/public-speaker-assignment')?.body).toMatchObject({
      meeting_id: 4,
      speaker_id: 9,
      even_away: true,
    }),
  );
  expect(refusals).toBe(1);
});
