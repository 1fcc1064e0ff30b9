import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleLanguageGroup, signInAs } from '#platform/testing/replies.ts';
import { stubDeskWindow } from '#platform/testing/stub-desk-window.ts';
import { toasts } from '#platform/toasts.ts';
import { exampleTalk, exampleWeek } from './testing/example-week.ts';
import { samuel } from './testing/scheduler-replies.ts';
import { showScheduler } from './testing/show-scheduler.tsx';

const [week, talk] = [exampleWeek, exampleTalk];

const weeks = [
  week(1, '2026-12-06', { talk: talk(), closed: 'talk-taken' }),
  week(2, '2026-12-13'),
  week(3, '2026-12-20', { canceled: true, label: 'Circuit assembly', closed: 'talk-meeting-cancelled' }),
  week(4, '2026-12-27', {
    talk: talk({
      id: 10,
      speaker_name: 'Victor Lang',
      confirmed: 2,
      answer: 'declined',
      answer_word: 'In Hobart',
    }),
  }),
];

const replies = {
  'talks.listTalks': weeks,
  'talks.listVisits': [{ speaker_id: null, name: 'Owen Kelton', date: '2024-10-06', number: 7 }],
  'talks.listGiven': [{ number: 12, first: '2019-05-05', last: '2024-03-10', times: 2 }],
};

beforeEach(() => signInAs(['settings.meetings.public']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('WKND-S1 the title shows place and time of the weekend meeting', async () => {
  showScheduler(replies);
  expect(await screen.findByText('Burnie, Sundays 10:00 am')).toBeTruthy();
});

it('WKND-S2 WKND-R15 each weekend shows its speaker, a button to book, or that there is no meeting', async () => {
  showScheduler(replies);
  expect(await screen.findByText('Henry Osei')).toBeTruthy();
  expect(screen.getByText('No meeting')).toBeTruthy();
  expect(screen.getByText('They write: In Hobart')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Book a speaker for Sun 13 December' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Declined 1' }));
  const isHidden = (name: string) => screen.getByText(name).closest('[hidden]') !== null;
  expect([isHidden('Henry Osei'), isHidden('Victor Lang')]).toEqual([true, false]);
});

it('EVENTS-O3 WKND-R7 a week with an event’s speaker shows speaker and theme, and cannot be booked', async () => {
  const brought = { type: 'co' as const, speaker: 'Amos Hale', public_theme: 'A firm hope', theme: null };
  showScheduler({
    'talks.listTalks': [
      week(1, '2026-12-06', { event_talk: brought, closed: 'talk-event-speaker' }),
      week(2, '2026-12-13', { event_talk: { ...brought, type: 'special' } }),
      week(3, '2026-12-20', { event_talk: brought, closed: 'talk-event-speaker', talk: talk() }),
    ],
  });
  expect(await screen.findAllByText('Circuit overseer visit: A firm hope · Amos Hale')).toHaveLength(2);
  expect(screen.getByText('Special talk: A firm hope · Amos Hale')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Book a speaker/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'To book 0' })).toBeTruthy();
  expect(screen.getByText('Henry Osei')).toBeTruthy();
});

it('WKND-S3 a speaker booked before an assembly was added can be moved or cleared', async () => {
  const assembly = { canceled: true, label: 'Assembly', closed: 'talk-meeting-cancelled' as const };
  showScheduler({ 'talks.listTalks': [week(1, '2026-12-06', { ...assembly, talk: talk() })] });
  expect(await screen.findByText('Henry Osei is still booked. Move or clear the booking.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^More: Henry Osei/ }));
  expect(screen.getByRole('button', { name: 'Move to another date' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear the booking' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change the talk' })).toBeNull();
});

it('TALK-R3 a weekend whose date changed after the acceptance shows it, and can be asked again', async () => {
  const opened = talk({ answered_for: { date: '2026-12-11', time: '20:00' } });
  showScheduler({ ...replies, 'talks.listTalks': [week(1, '2026-12-06', { talk: opened })] });
  expect(await screen.findByText(/^They said yes to Fri 11 December, 8:00 pm\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remind Henry Osei' })).toBeTruthy();
});

it('WKND-R10 without a coordinator the screen links to the setting', async () => {
  showScheduler({ ...replies, 'talks.readCoordinator': { valid: false, name: null } });
  const link = await screen.findByRole('link', { name: 'Open Meeting settings' });
  expect(link.getAttribute('href')).toBe('/settings/meetings/');
});

it('WKND-S5 WKND-S6 a speaker is found, one of their talks chosen, and they are asked', async () => {
  const sent = showScheduler({ ...replies, 'talks.bookTalk': talk({ speaker_name: 'Samuel Webb' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Book a speaker for Sun 13 December' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('radio', { name: /Webb, Samuel/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Choose a talk for Samuel Webb' }));
  await userEvent.click(await screen.findByRole('radio', { name: /A home that welcomes/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Book Samuel Webb for 13 December' }));
  await waitFor(() =>
    expect(
      sent.find(({ method, path }) => method === 'POST' && path === '/api/public-speaker-assignment')?.body,
    ).toEqual({
      meeting_id: 2,
      public_talk_id: 12,
      speaker_id: 5,
      confirmation: true,
    }),
  );
});

it('WKND-O6 a pasted list shows its changes before it is saved', async () => {
  const sent = showScheduler({ ...replies, 'talks.importTitles': [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Talk titles' }));
  const paste = await screen.findByLabelText('Paste titles');
  await userEvent.click(paste);
  await userEvent.paste('12; A new title\n13; Patience\nno number');
  expect(await screen.findByText('1 new, 1 changed, 0 unchanged')).toBeTruthy();
  expect(screen.getByText('Line 3: there is no number')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 titles' }));
  await waitFor(() =>
    expect(
      sent.find(({ method, path }) => method !== 'GET' && path === '/api/public-talk-titles')?.body,
    ).toEqual({
      titles: [
        { number: 12, lang: 'en', title: 'A new title' },
        { number: 13, lang: 'en', title: 'Patience' },
      ],
    }),
  );
});

const owen = {
  id: 77,
  congregation_id: 8,
  congregation: 'Ulverstone',
  full_name: 'Owen Kelton',
  last_first: 'Kelton, Owen',
  email: 'owen@example.org',
  phone: null,
  phone_reading: null,
  appointment: 'elder',
  away_dates: [],
  editable: true,
  version: 1,
  outlines: [{ number: 12, title: 'A home that welcomes' }],
};

it('WKND-R2 WKND-R3 WKND-K1 our own speakers are listed at once; three letters search the directory after a pause', async () => {
  const sent = showScheduler({
    ...replies,
    'speakers.searchSpeakers': [owen],
    'talks.bookTalk': talk({ speaker_name: 'Owen Kelton' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Book a speaker for Sun 13 December' }));
  const sheet = within(await screen.findByRole('dialog'));
  const searches = () => sent.filter(({ path }) => path === '/api/speaker-search').map(({ body }) => body);
  expect(await sheet.findByRole('radio', { name: /Webb, Samuel/ })).toBeTruthy();
  const search = sheet.getByRole('searchbox', { name: 'Search speakers' });
  await userEvent.type(search, 'ke');
  await new Promise((later) => setTimeout(later, 1200));
  expect(searches()).toEqual([]);
  await userEvent.click(sheet.getByRole('button', { name: 'Country' }));
  await userEvent.type(search, 'l');
  expect(sheet.getByRole('status').textContent).toBe('This may take some time.');
  // The pause after the last letter is one second.
  await new Promise((later) => setTimeout(later, 700));
  expect(searches()).toEqual([]);
  await userEvent.type(search, 't');
  await userEvent.click(
    await sheet.findByRole('radio', { name: /Kelton, Owen.*Last here 6 Oct 2024, No. 7/ }, { timeout: 3000 }),
  );
  expect(searches()).toEqual([{ query: 'kelt', range: 'country' }]);
  expect(sheet.getByText('1 speaker found in the country')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Choose a talk for Owen Kelton' }));
  const radios = await screen.findAllByRole('radio');
  expect(radios[0]!.closest('label')!.textContent).toContain('gives this talk');
  await userEvent.click(radios[0]!);
  await userEvent.click(screen.getByRole('button', { name: 'Book Owen Kelton for 13 December' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/public-speaker-assignment')?.body).toEqual({
      meeting_id: 2,
      public_talk_id: 12,
      speaker_id: 77,
      congregation_id: 8,
      confirmation: true,
    }),
  );
});

it('WKND-R3 our own speakers come first among the search results', async () => {
  const found = { ...owen, full_name: 'Aaron Webster', last_first: 'Webster, Aaron' };
  showScheduler({ ...replies, 'speakers.searchSpeakers': [found] });
  await userEvent.click(await screen.findByRole('button', { name: 'Book a speaker for Sun 13 December' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Country' }));
  await userEvent.type(sheet.getByRole('searchbox', { name: 'Search speakers' }), 'web');
  await sheet.findByRole('radio', { name: /Webster, Aaron/ }, { timeout: 3000 });
  const names = sheet.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent);
  expect(names.map((text) => /Web\w+/.exec(text)?.[0])).toEqual(['Webb', 'Webster']);
});

it('WKND-R4 a failed search ends the waiting and shows instructions', async () => {
  showScheduler({
    ...replies,
    'speakers.searchSpeakers': () => {
      throw new Error('no answer');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Book a speaker for Sun 13 December' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.type(await sheet.findByRole('searchbox', { name: 'Search speakers' }), 'kelt');
  expect(
    await sheet.findByText('The search got no answer. Type again to repeat it.', {}, { timeout: 4000 }),
  ).toBeTruthy();
});

it('WKND-R9 a speaker who is away is labelled unavailable and can be booked', async () => {
  const away = { ...samuel, away_dates: [{ start_date: '2026-12-10', end_date: '2026-12-13' }] };
  showScheduler({ ...replies, 'talks.listOwnSpeakers': [away] });
  await userEvent.click(await screen.findByRole('button', { name: 'Book a speaker for Sun 13 December' }));
  const sheet = within(await screen.findByRole('dialog'));
  const radio = await sheet.findByRole('radio', { name: /Webb, Samuel/ });
  await userEvent.click(radio);
  await userEvent.click(radio);
  await userEvent.click(sheet.getByRole('button', { name: 'Choose a talk for Samuel Webb' }));
  expect((await screen.findByText('Speaker unavailable')).parentElement!.textContent).toContain(
    'Samuel Webb is away 10 Dec to 13 Dec',
  );
  await userEvent.click(screen.getByRole('radio', { name: /A home that welcomes/ }));
  const book = screen.getByRole('button', { name: 'Book Samuel Webb for 13 December' });
  expect(book.hasAttribute('disabled')).toBe(false);
});

it('TALK-R4 the confirmation before clearing an accepted booking states that the speaker is notified', async () => {
  const logs = { sent_at: '2026-11-20T08:00:00Z', opened_at: null };
  const agreed = talk({ confirmed: 1, answer: 'accepted', emails: [{ channel: 'email', logs }] });
  showScheduler({ ...replies, 'talks.listTalks': [week(1, '2026-12-06', { talk: agreed })] });
  await userEvent.click(await screen.findByRole('button', { name: /Henry Osei, Sun 6 December/ }));
  expect(await screen.findByRole('button', { name: 'Clear the booking: the speaker is told' })).toBeTruthy();
});

it('WKND-R16 a cleared booking can be restored at once', async () => {
  const sent = showScheduler({ ...replies, 'talks.clearTalk': weeks, 'talks.restoreTalk': weeks });
  await userEvent.click(await screen.findByRole('button', { name: /Henry Osei, Sun 6 December/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the booking' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('The booking of Henry Osei is cleared.'));
  expect(await toasts.get()!.undo!()).toBe('Henry Osei is booked again.');
  expect(sent.find(({ path }) => path === '/api/public-talks/restore')?.body).toEqual({ id: 9 });
});

it('X-LANG-GROUP the weekends of a language group are chosen above the list and are part of the address', async () => {
  showScheduler({ ...replies, 'meetings.listLanguageGroups': [exampleLanguageGroup()] });
  const asked: string[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request?: RequestInit) => {
    asked.push(url);
    return answer(url, request);
  });
  await userEvent.selectOptions(await screen.findByLabelText('Meetings of'), 'Montello Spanish');
  await waitFor(() => expect(asked).toContain('/api/public-talks?language_group_id=5'));
});

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('WKND-S8 at a desk weekends are a table whose rows open a panel, and an open one the search', async () => {
  stubDeskWindow();
  showScheduler(replies);
  await userEvent.click(await screen.findByRole('button', { name: 'Sun 6 December' }));
  const panel = within(screen.getByRole('complementary', { name: 'Sun 6 December' }));
  expect(panel.getByRole('button', { name: 'Remind Henry Osei' })).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Move to another date' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sun 13 December' }));
  const search = within(screen.getByRole('complementary', { name: 'Sun 13 December' }));
  expect(search.getByRole('searchbox')).toBeTruthy();
});

it('WKND-S8 X-WIDE-4 the panel counts weekends until one opens, a press lists them, headings sort', async () => {
  stubDeskWindow();
  showScheduler(replies);
  await userEvent.click(await screen.findByRole('button', { name: 'Speaker' }));
  expect(rows()[0]).toBe('Sun 20 December');
  const [filter, counted] = screen.getAllByRole('button', { name: 'To book 1' });
  await userEvent.click(counted!);
  await waitFor(() => expect(rows()).toEqual(['Sun 13 December']));
  expect(filter!.getAttribute('aria-pressed')).toBe('true');
});
