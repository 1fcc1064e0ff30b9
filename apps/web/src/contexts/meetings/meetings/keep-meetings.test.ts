import { afterEach, expect, it, vi } from 'vitest';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { keepMeetings } from './keep-meetings.ts';
import { exampleWeek, repliesOf } from './testing/example-meetings.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('people with permission get the meetings cached before they open the schedule', async () => {
  signInAs(['schedules.noticeboard']);
  const sent = answerWith(repliesOf(exampleWeek({ id: 7 })));
  await keepMeetings();
  expect(sent).toEqual([]);
  signInAs(['schedules.meetings']);
  await keepMeetings();
  expect(sent.map(({ path }) => path).sort()).toEqual([
    '/api/language-groups',
    '/api/meetingAssignments',
    '/api/meetingParts',
    '/api/meetings',
  ]);
  await vi.waitFor(async () =>
    expect(await encryptedCache.read('meetings.listMeetings {}')).toMatchObject([{ id: 7 }]),
  );
});
