import { messages } from '@sheaf/contract/messaging/messages/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forumHourly } from '#contexts/forum/forum.jobs';
import { type ForumFixture, openForumFixture } from '#contexts/forum/testing/forum-fixture';
import { runNight } from '#platform/jobs/nightly';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ForumFixture;
let follower: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
/** Morning in the congregations; mails are sent in the evening. */
const morning = new Date('2026-11-23T00:00:00Z');
const evening = new Date('2026-11-23T07:30:00Z');
const nextEvening = new Date('2026-11-24T07:30:00Z');
beforeEach(async () => {
  test.setNow(morning);
  await test.database.owner.query('delete from forum_topics');
  await test.database.owner.query('delete from forum_subscriptions');
  fixture = await openForumFixture(test);
  follower = await fixture.congregations.lisbon.addPerson({
    permissions: ['forums.features'],
    firstName: 'Ana',
    email: 'ana@example.org',
  });
});

const minutesLater = (minutes: number) =>
  test.setNow(new Date(test.platform.clock().getTime() + minutes * 60_000));
const run = (at: Date) => {
  test.setNow(at);
  return runNight(test.platform, test.database.owner, [forumHourly]);
};
const mails = async (person = follower) =>
  (
    await test.database.owner.query<{ recipient: string; subject: string; body: string; channel: string }>(
      `select recipient, subject, body, channel from outgoing_messages where person_id = $1 and congregation_id = $2 order by id`,
      [person.id, fixture.congregations.lisbon.id],
    )
  ).rows;
const prefer = (channel: 'email' | 'push' | 'none' | null) =>
  test.call(messages.saveNotificationPreferences, {
    as: follower.token,
    body: { 'forum-news': channel },
  });
/** Adds a followed topic of another congregation and a later comment. */
async function commented(label: string): Promise<number> {
  const { id } = (await fixture.add(label)).data;
  await fixture.change(id, { subscribe: true }, follower);
  minutesLater(5);
  await fixture.say(id, 'A line is enough.', fixture.keeper);
  return id;
}

it('FORUM-O4 mails the news of followed topics in the evening, once, in one mail with links', async () => {
  const id = await commented('Sunset time');
  const other = await commented('Dark mode');
  await Promise.all([run(evening), run(evening)]);
  await run(new Date(evening.getTime() + 3_600_000));
  await run(nextEvening);
  expect(await mails()).toMatchObject([
    { recipient: 'ana@example.org', subject: '2 feature requests you follow have news', channel: 'email' },
  ]);
  const { body } = (await mails())[0]!;
  expect(body).toContain(`News: “Dark mode”\nhttp://sheaf.test/forum/topics/${other}/`);
  expect(body).toContain(`News: “Sunset time”\nhttp://sheaf.test/forum/topics/${id}/`);
  expect(body).toMatch(
    /No more e-mails about feature requests\nhttp:\/\/sheaf\.test\/stop-mails#\d+\.\d+\.forum-news\.[\w-]{43}$/,
  );
});

it('FORUM-O4 mails state changes and later news the next evening, and omits topics already read', async () => {
  const id = await commented('Sunset time');
  await run(evening);
  minutesLater(60);
  await fixture.change(id, { pushState: true }, fixture.keeper);
  const seen = await commented('Read meanwhile');
  await fixture.change(seen, { seen: true }, follower);
  await run(nextEvening);
  const sent = await mails();
  expect(sent.map(({ subject }) => subject)).toEqual([
    '1 feature request you follow has news',
    '1 feature request you follow has news',
  ]);
  expect(sent[1]!.body).not.toContain('Read meanwhile');
});

it('FORUM-O4 mails followers of the forum new topics by others, not their own', async () => {
  await fixture.followForum(follower);
  minutesLater(5);
  await fixture.add('Dark mode');
  await fixture.add('My own', follower);
  await run(evening);
  const [mail] = await mails();
  expect(mail!.body).toContain('New feature request: “Dark mode”');
  expect(mail!.body).not.toContain('My own');
});

it('FORUM-O4 sends nothing to people who opted out, have no address or lost the permission, and nothing from that time later', async () => {
  await commented('Sunset time');
  await prefer('none');
  await run(evening);
  expect(await mails()).toEqual([]);
  await prefer(null);
  await test.database.owner.query('delete from person_roles where person_id = $1 and congregation_id = $2', [
    follower.id,
    fixture.congregations.lisbon.id,
  ]);
  await run(nextEvening);
  expect(await mails()).toEqual([]);
});

it('FORUM-O4 never sends an SMS, and sends push only to people who chose it', async () => {
  const refused = await test.call(messages.saveNotificationPreferences, {
    as: follower.token,
    body: { 'forum-news': 'sms' } as never,
  });
  expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([422, ['forum-news']]);
  await commented('Sunset time');
  // Push is chosen, but no device is registered.
  await prefer('push');
  await run(evening);
  expect(await mails()).toMatchObject([{ channel: 'email' }]);
});

it('FORUM-O4 flattens markup and links of posts to plain text on one line', async () => {
  const id = await commented('Sunset time');
  // Stored before labels were limited to one line; bidirectional control characters are removed.
  await test.database.owner.query('update forum_topics set label = $2 where id = $1', [
    id,
    '<img src=x onerror=alert(1)>\n\n\u202Ehttps://evil.example/',
  ]);
  await run(evening);
  const { body } = (await mails())[0]!;
  expect(body).toContain('News: “<img src=x onerror=alert(1)> https://evil.example/”');
  expect(body.split('\n').filter((line) => line.startsWith('http'))).toHaveLength(2);
});
