import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SchedulesScreen } from '#contexts/dashboard/schedules/schedules-screen.tsx';
import { exampleMyDuty } from '#contexts/duties/testing/example-my-duty.ts';
import { exampleWeek, repliesOf } from '#contexts/meetings/meetings/testing/example-meetings.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { KnownDomains } from '#platform/known-domains.ts';
import { queryClient } from '#platform/queries.ts';
import { peopleChange } from '#platform/testing/people.ts';
import { answerWith, exampleCongregation, examplePerson, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { unanswered } from '#platform/testing/unanswered.ts';
import { domains } from './contexts.ts';

const cart = exampleMyDuty({
  id: 8,
  kind: 'cart',
  base_type: 'cart',
  date: '2026-11-28',
  starts_at: '10:00',
  ends_at: '12:00',
  title: 'Wharf',
  meeting: null,
});
const nextWeeks = exampleMyDuty({ id: 9, date: '2026-12-02', title: 'A part of next week' });
const group = {
  id: 1,
  origin_id: 1,
  label: 'Upper Burnie',
  start: '2026-11-26T09:30',
  moved_from: null,
  location: 'Town Hall steps',
  coordinates: null,
  online: false,
  origin: 'regular' as const,
  overseer: { id: 2, full_name: 'Peter Lind', phone: null },
  groups: [1],
  own_group: true,
  replaced_by: null,
};
const midweek = exampleWeek({ id: 7 });
const weekend = exampleWeek({
  id: 8,
  type: 'public',
  date: '2026-11-29',
  people: { 'talk.talk': { speaker_name: 'A. Visitor', notes: '12. A home that welcomes' } },
});
const replies = {
  ...repliesOf(midweek, weekend),
  'sync.listChanges': peopleChange([examplePerson({ id: 1, cart: true })]) as never,
  'congregations.readCongregation': exampleCongregation,
  'duties.listMyDuties': [exampleMyDuty(), cart, nextWeeks],
  'carts.listSharedCarts': [{ id: 2, location: 'Wharf', congregation: 'Burnie', shared: false }],
  'service.listFieldMeetings': [group],
};
const show = async (): Promise<void> => {
  await act(
    async () =>
      void showScreen(
        <KnownDomains value={domains}>
          <SchedulesScreen />
        </KnownDomains>,
        '/schedules',
        '/schedules',
      ),
  );
};
const week = async () => within(await screen.findByRole('region', { name: 'This week' }, { timeout: 8000 }));
const links = async () =>
  (await week()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const);

beforeEach(async () => {
  await encryptedCache.prune(() => false);
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z'), toFake: ['Date'] });
  signInAs(['schedules.meetings']);
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const expected = [
  ['Digging for gems', '/schedules/meetings/?week=2026-11-23&type=clam'],
  ['Weekend meeting', '/schedules/meetings/?week=2026-11-23&type=public'],
  ['Upper Burnie', '/schedules/service/'],
  ['Wharf', '/schedules/cart/2/'],
] as const;

it('SHELL-S6 the schedules open with the own parts, the weekend, the own group and the own carts of this week', async () => {
  answerWith(replies);
  await show();
  const rows = await links();
  expect(rows.map(([, to]) => to)).toEqual(expected.map(([, to]) => to));
  for (const [place, [title]] of expected.entries()) expect(rows[place]![0]).toContain(title);
  expect(rows[0]![0]).toContain('Wed 25 November');
  expect(rows[1]![0]).toContain('12. A home that welcomes · A. Visitor');
  expect(rows[2]![0]).toContain('Town Hall steps');
  const [first] = screen.getAllByRole('region');
  expect(first!.getAttribute('aria-label')).toBe('This week');
});

it('SHELL-S6 the week shows from the phone without a network', async () => {
  answerWith(replies);
  await show();
  await links();
  await waitFor(async () => {
    for (const place of [
      'duties.listMyDuties {}',
      'service.listFieldMeetings {}',
      'meetings.listMeetings {}',
    ])
      expect(await encryptedCache.read(place), place).toBeTruthy();
  });
  cleanup();
  queryClient.clear();
  vi.stubGlobal('fetch', unanswered);
  await show();
  expect((await links()).map(([, to]) => to)).toEqual(expected.map(([, to]) => to));
});

it('SHELL-S6 a week that arrives late is below the menu, so that nothing shifts', async () => {
  let answer = (): void => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answerWith({
    ...replies,
    'service.listFieldMeetings': async () => {
      await waiting;
      return [group];
    },
  });
  await show();
  await screen.findByRole('link', { name: /^Meetings/ }, { timeout: 8000 });
  expect(screen.queryByRole('region', { name: 'This week' })).toBeNull();
  answer();
  await week();
  expect(screen.getAllByRole('region').at(-1)!.getAttribute('aria-label')).toBe('This week');
});

it('SHELL-S6 shows a notice for a week without entries', async () => {
  answerWith({
    ...replies,
    ...repliesOf(),
    'duties.listMyDuties': [],
    'service.listFieldMeetings': [],
  });
  await show();
  expect((await week()).getByText('You have nothing this week.')).toBeTruthy();
});
