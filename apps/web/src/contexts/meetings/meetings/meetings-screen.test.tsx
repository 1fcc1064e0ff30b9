import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { peopleChange } from '#platform/testing/people.ts';
import {
  answerWith,
  exampleCongregation,
  exampleLanguageGroup,
  examplePerson,
  signInAs,
} from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { stubDeskWindow } from '#platform/testing/stub-desk-window.ts';
import { MeetingsScreen } from './meetings-screen.tsx';
import { exampleWeek, repliesOf } from './testing/example-meetings.ts';

const people = peopleChange([
  examplePerson({ id: 1 }),
  examplePerson({ id: 2, first_name: 'Peter', last_name: 'Lind' }),
  examplePerson({ id: 3, first_name: 'Grace', last_name: 'Okafor' }),
  examplePerson({ id: 4, first_name: 'Lydia', last_name: 'Chen' }),
]);
const midweek = exampleWeek({
  id: 7,
  people: {
    'prelude.chairman': { user_id: 2 },
    'living.prayer': { user_id: 1 },
    'ministry.first': { user_id: 3, helper_id: 4 },
    'living.study': { user_id: 2, helper_id: 1 },
  },
});
const weekend = exampleWeek({
  id: 8,
  type: 'public',
  date: '2026-11-29',
  people: { 'talk.chairman': { user_id: 2 }, 'talk.talk': { speaker_name: 'A. Visitor' } },
});
const nextWeek = exampleWeek({
  id: 9,
  week: '2026-11-30',
  date: '2026-12-02',
  people: { 'ministry.second': { user_id: 3, helper_id: 1 } },
});
const weekAfter = exampleWeek({ id: 10, week: '2026-12-07', date: '2026-12-09' });
const base = {
  ...repliesOf(midweek, weekend, nextWeek, weekAfter),
  'sync.listChanges': people as never,
  'congregations.readCongregation': exampleCongregation,
};
const show = (search = '') =>
  showScreen(<MeetingsScreen />, '/schedules/meetings', `/schedules/meetings${search}`);
const section = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(name) }));
const row = (title: string | RegExp) => screen.getByText(title).closest('article')!;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Sets the time in UTC; Hobart is 11 hours ahead. */
const at = (utc: string) => vi.setSystemTime(new Date(utc));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z'), toFake: ['Date'] });
  signInAs(['schedules.meetings']);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('MEET-S4 MEET-R4 MEET-R27 the parts are in their sections with hours and assigned people', async () => {
  answerWith(base);
  show();
  const treasures = await section('Treasures');
  expect(treasures.getByRole('heading', { level: 2 }).textContent).toBe('Treasures7:06 to 7:31');
  expect(treasures.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '1. Trust when plans change',
    '2. Digging for gems',
    '3. Bible reading',
  ]);
  const ministry = await section('Ministry');
  await waitFor(() => expect(row(/Starting a conversation/).textContent).toContain('with Lydia Chen'));
  expect(ministry.getByRole('heading', { level: 2 }).textContent).toBe('Ministry7:31 to 7:45');
  expect(row(/Starting a conversation/).textContent).toBe(
    '7:31 to 7:344. Starting a conversation3 minGrace Okaforwith Lydia Chen',
  );
  expect(row(/Following up/).textContent).toContain('Not assigned yet');
  expect(screen.getByText('Chairman').parentElement!.textContent).toContain('Peter Lind');
});

it('MEET-S4.4 the reader’s own duties are tinted and labelled, helpers included, and marked in the row of weeks', async () => {
  answerWith(base);
  show();
  await waitFor(() => expect(row(/Song 9 and prayer/).textContent).toContain('Ruth Hollis You'));
  expect(row(/Congregation study/).textContent).toContain('reader Ruth Hollis You');
  expect(row(/Starting a conversation/).textContent).not.toContain('You');
  const own = [...document.querySelectorAll<HTMLElement>('article[data-own] h3, article[data-own] p')];
  expect(own.map(({ textContent }) => textContent)).toContain('8. Congregation study');
  expect(document.querySelectorAll('[data-own]')).toHaveLength(2);
  const weeks = within(screen.getByRole('group', { name: 'Weeks' })).getAllByRole('button');
  expect(weeks.map(({ textContent }) => textContent)).toEqual(['25 Nov You', '2 Dec You', '9 Dec Wed']);
});

it('MEET-S1 MEET-S3 week and type are in the address, and a cached week shows without a request', async () => {
  const sent = answerWith(base);
  show('?week=2026-11-23&type=public');
  expect((await section('Public talk')).getByText('A. Visitor')).toBeTruthy();
  expect((await section('Watchtower')).getByText('Watchtower study')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Chairman' }).parentElement!.textContent).toContain(
      'Peter Lind',
    ),
  );
  expect(screen.queryByRole('region', { name: /Treasures/ })).toBeNull();
  const asked = sent.length;
  await press('Following week');
  expect(screen.getByText('No meeting is planned for this week.')).toBeTruthy();
  await press('Previous week');
  await press(/^Midweek/);
  await press('Following week');
  expect(screen.getByRole('button', { name: /30 Nov to 6 Dec/ })).toBeTruthy();
  expect(row(/Starting a conversation/).textContent).toContain('Not assigned yet');
  await press('25 Nov You');
  expect(row(/Starting a conversation/).textContent).toContain('Grace Okafor');
  expect(sent).toHaveLength(asked);
});

it('in the current week the next meeting is open', async () => {
  at('2026-11-27T00:00:00Z');
  answerWith(base);
  show();
  expect((await section('Watchtower')).getByText('Watchtower study')).toBeTruthy();
});

it('MEET-S4.3 a schedule opened during the meeting lays out all sections and scrolls to the current part, again if the browser had no layout yet', async () => {
  at('2026-11-25T08:37:29Z');
  answerWith(base);
  const scrolled: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  // Below the window until the second measurement.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, scrolled.length > 1 ? 100 : window.innerHeight + 100, 300, 50),
  );
  show('?week=2026-11-23&type=clam');
  await screen.findAllByRole('region');
  await waitFor(() => expect(scrolled).toHaveLength(2));
  expect(scrolled.map((part) => part.getAttribute('data-state'))).toEqual(['now', 'now']);
  expect(scrolled[0]!.closest('[data-whole]')).toBeTruthy();
});

/** Elements that the screen scrolls into view; every element is below the window. */
function watchScrolls(): Element[] {
  const scrolled: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, window.innerHeight + 100, 300, 50),
  );
  return scrolled;
}

it('MEET-S4.4 the schedule opens at the reader’s own part, and another week does not scroll', async () => {
  answerWith(base);
  const scrolled = watchScrolls();
  show('?week=2026-11-23&type=clam');
  await screen.findAllByRole('region');
  await waitFor(() => expect(scrolled.length).toBeGreaterThan(0));
  expect(new Set(scrolled.map((part) => part.textContent))).toEqual(
    new Set([row(/Congregation study/).textContent]),
  );
  await waitFor(() => expect(scrolled).toHaveLength(2));
  await press('Following week');
  await waitFor(() => expect(row(/Following up/).textContent).toContain('Ruth Hollis You'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(scrolled).toHaveLength(2);
});

it('MEET-S1.2 all weeks and language groups are in a sheet, with a way back to this week', async () => {
  answerWith({ ...base, 'meetings.listLanguageGroups': [exampleLanguageGroup()] });
  show('?week=2026-12-07&type=clam');
  await screen.findAllByRole('region');
  await press('Choose a week');
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('combobox', { name: 'Meetings of' })).toBeTruthy();
  expect(sheet.getByRole('button', { name: '2 Dec You' })).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Go to this week' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/23 to 29 November · This week/)).toBeTruthy();
});

it('a week that is not cached is read when opened, and one without a meeting shows a notice', async () => {
  const far = exampleWeek({ id: 20, week: '2027-05-03', date: '2027-05-05' });
  answerWith(base);
  const answer = globalThis.fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, request?: RequestInit) => {
    if (!url.includes('from=2027-05-03')) return answer(url, request);
    asked.push(url.slice('/api/'.length));
    const [read] = Object.entries(repliesOf(far)).filter(([name]) =>
      url.includes(
        { listMeetings: '/meetings?', listParts: 'meetingParts?' }[name.slice(9)] ?? 'Assignments?',
      ),
    );
    return Promise.resolve(Response.json({ data: read![1] }));
  });
  show('?week=2027-05-03&type=clam');
  expect(await screen.findByText('1. Trust when plans change')).toBeTruthy();
  expect([...asked].sort()).toEqual(
    ['meetingAssignments', 'meetingParts', 'meetings'].map((name) => `${name}?from=2027-05-03&to=2027-05-09`),
  );
  const weeks = screen.getByRole('group', { name: 'Weeks' }).textContent;
  expect(weeks).toMatch(/^5 Apr Not read yet.*26 Apr Not read yet5 May Wed10 May Not read yet/);
  await userEvent.click(screen.getByRole('button', { name: /^Weekend/ }));
  expect(screen.getByText('No meeting is planned for this week.')).toBeTruthy();
});

it('MEET-S4 MEET-R7 the current part shows its progress every second, and earlier ones are past', async () => {
  // Wednesday 19:37:29 in Hobart, which is eleven hours ahead.
  vi.useFakeTimers({
    now: new Date('2026-11-25T08:37:29Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  answerWith(base);
  show('?week=2026-11-23&type=clam');
  const bar = await screen.findByRole('progressbar', { name: '5. Following up' });
  expect(bar.getAttribute('aria-valuenow')).toBe('62');
  expect(row(/Following up/).textContent).toContain('Now. 1 min 31 s left');
  expect(row(/Following up/).ariaCurrent ?? row(/Following up/).getAttribute('aria-current')).toBe('true');
  expect(row(/Starting a conversation/).dataset['state']).toBe('past');
  expect(row(/Kindness wins/).dataset['state']).toBe('ahead');
  await act(async () => void vi.advanceTimersByTime(1000));
  expect(row(/Following up/).textContent).toContain('Now. 1 min 30 s left');
});

it('MEET-R3 MEET-O12 a cancelled meeting shows the event instead, and no assigned people', async () => {
  const cancelled = exampleWeek({
    id: 7,
    rest: { canceled: true, label: 'Circuit assembly' },
    people: { 'prelude.chairman': { user_id: 2 } },
  });
  answerWith({ ...base, ...repliesOf(cancelled, weekend) });
  show('?week=2026-11-23&type=clam');
  expect(await screen.findByRole('heading', { name: 'Circuit assembly' })).toBeTruthy();
  expect(screen.getByText('There is no midweek meeting this week.')).toBeTruthy();
  expect(screen.queryByText('Chairman')).toBeNull();
  expect(screen.queryByText('Peter Lind')).toBeNull();
});

it('X-LANG-GROUP the meetings of a language group are shown separately, and the choice is in the address', async () => {
  const own = exampleWeek({ id: 17, people: { 'prelude.chairman': { user_id: 4 } } });
  const ofGroup = {
    ...own,
    meetings: own.meetings.map((meeting) => ({ ...meeting, language_group_id: 5 })),
  };
  answerWith({
    ...base,
    ...repliesOf(midweek, weekend, ofGroup),
    'meetings.listLanguageGroups': [exampleLanguageGroup()],
  });
  const chairman = () => screen.getByRole('heading', { name: 'Chairman' }).parentElement!.textContent;
  show('?type=clam');
  const whose = await screen.findByRole('combobox', { name: 'Meetings of' });
  await waitFor(() => expect(chairman()).toContain('Peter Lind'));
  await userEvent.selectOptions(whose, 'Montello Spanish');
  await waitFor(() => expect(chairman()).toContain('Lydia Chen'));
  cleanup();
  show('?type=clam&group=5');
  await waitFor(() => expect(chairman()).toContain('Lydia Chen'));
});

it('MEET-S10 in a window of 1440 px the following week is next to the open one, and below that it is not', async () => {
  stubDeskWindow(1440);
  answerWith(base);
  show();
  const following = within(await screen.findByRole('region', { name: /30 Nov to 6 Dec · Next week/ }));
  await waitFor(() =>
    expect(following.getByText(/Following up/).closest('article')!.textContent).toContain('Grace'),
  );
  const open = within(screen.getByRole('region', { name: /23 to 29 November · This week/ }));
  expect(open.getByText(/Starting a conversation/).closest('article')!.textContent).toContain('Lydia Chen');
  cleanup();
  stubDeskWindow();
  show();
  await section('Treasures');
  expect(screen.queryByRole('region', { name: /Next week/ })).toBeNull();
});

it('X-SWAP-22 the own part of a meeting to come has “I can’t”, and no other part', async () => {
  at('2026-11-24T00:00:00Z');
  answerWith(base);
  show();
  const links = await screen.findAllByRole('link', { name: /^I can’t: / });
  const own = base['meetings.listMeetingAssignments'].filter(
    ({ meeting_id, user_id, helper_id }) => meeting_id === 7 && (user_id === 1 || helper_id === 1),
  );
  const ids = own.map(({ id, helper_id, helper_duty_id }) => (helper_id === 1 ? helper_duty_id : id));
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
    ids.map((id) => `/assignments/?cannot=${id}`).sort(),
  );
  cleanup();
  at('2026-11-25T08:00:01Z');
  show();
  await screen.findByRole('region', { name: /Treasures/ });
  expect(screen.queryByRole('link', { name: /^I can’t: / })).toBeNull();
});
