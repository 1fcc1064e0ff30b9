import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { queryClient } from '#platform/queries.ts';
import { peopleChange } from '#platform/testing/people.ts';
import { answerWith, examplePerson, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { unanswered } from '#platform/testing/unanswered.ts';
import { withResolvers } from '#platform/testing/with-resolvers.ts';
import { MeetingsScreen } from './meetings-screen.tsx';
import { exampleWeek, repliesOf } from './testing/example-meetings.ts';

const people = peopleChange([examplePerson({ id: 2, first_name: 'Peter', last_name: 'Lind' })]);
const base = {
  ...repliesOf(exampleWeek({ id: 7, people: { 'prelude.chairman': { user_id: 2 } } })),
  'sync.listChanges': people as never,
};
const show = () => showScreen(<MeetingsScreen />, '/schedules/meetings', '/schedules/meetings?type=clam');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z'), toFake: ['Date'] });
  signInAs(['schedules.meetings']);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('SHELL-X2 opens with cached data and names before the server answers', async () => {
  answerWith(base);
  show();
  await screen.findByText('Peter Lind');
  await waitFor(async () => expect(await encryptedCache.read('meetings.listMeetings {}')).toBeTruthy());
  await waitFor(async () => expect(await encryptedCache.read('meetings.listParts {}')).toBeTruthy());
  await waitFor(async () =>
    expect(await encryptedCache.read('meetings.listMeetingAssignments {}')).toBeTruthy(),
  );
  cleanup();
  queryClient.clear();
  const fetch = vi.fn(unanswered);
  vi.stubGlobal('fetch', fetch);
  show();
  expect(await screen.findByText('1. Trust when plans change')).toBeTruthy();
  expect(screen.getByText('Peter Lind')).toBeTruthy();
  expect(fetch).toHaveBeenCalled();
});

it('SHELL-X2 the weeks wait for people and groups, so that nobody is labelled a former person', async () => {
  // A phone without cached data.
  signInAs(['schedules.meetings', 'maps.dnc']);
  queryClient.clear();
  const loaded = withResolvers<void>();
  const answered = vi.fn();
  answerWith({
    ...base,
    'meetings.listLanguageGroups': async () => {
      await loaded.promise;
      return [];
    },
    'sync.listChanges': async () => {
      await loaded.promise;
      return people;
    },
    'meetings.listMeetingAssignments': () => {
      answered();
      return base['meetings.listMeetingAssignments'];
    },
  });
  show();
  await waitFor(() => expect(answered).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('No longer here')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Following week' })).toBeNull();
  loaded.resolve();
  await screen.findByText('Peter Lind');
  expect(screen.queryByText('No longer here')).toBeNull();
  expect(screen.getByRole('button', { name: 'Following week' })).toBeTruthy();
});
