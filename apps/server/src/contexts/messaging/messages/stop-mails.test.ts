/** Unsubscribing from automatic mails over HTTP, by a mail program and by the page (MSG-R24). */
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forumHourly } from '#contexts/forum/forum.jobs';
import { type ForumFixture, openForumFixture } from '#contexts/forum/testing/forum-fixture';
import { runNight } from '#platform/jobs/nightly';
import { sendQueuedMessage } from '#platform/outbox/send-queued-message';
import { type MailServer, openMailServer } from '#platform/testing/mail-server';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { sendersOver } from '#platform/testing/test-outbox';

let test: TestApp;
let server: MailServer;
let fixture: ForumFixture;
let follower: SeededPerson;
let token: string;

const morning = new Date('2026-11-23T00:00:00Z');
const evening = new Date('2026-11-23T07:30:00Z');

interface Row {
  id: number;
  body: string;
}
const mailsOf = async ({ id }: SeededPerson): Promise<Row[]> =>
  (
    await test.database.owner.query<Row>(
      'select id, body from outgoing_messages where person_id = $1 and congregation_id = $2 order by id',
      [id, fixture.congregations.lisbon.id],
    )
  ).rows;
const choices = async (): Promise<object[]> =>
  (
    await test.database.owner.query(
      'select person_id, kind, channel from notification_preferences order by person_id',
    )
  ).rows;

beforeAll(async () => {
  test = await openTestApp();
  server = await openMailServer();
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  test.setNow(morning);
  for (const table of [
    'forum_topics',
    'forum_subscriptions',
    'notification_preferences',
    'outgoing_messages',
  ])
    await test.database.owner.query(`delete from ${table}`);
  fixture = await openForumFixture(test);
  follower = await fixture.congregations.lisbon.addPerson({
    permissions: ['forums.features'],
    email: 'ana@example.org',
  });
  const { id } = (await fixture.add('Sunset time')).data;
  await fixture.change(id, { subscribe: true }, follower);
  test.setNow(new Date(morning.getTime() + 300_000));
  await fixture.say(id, 'A line is enough.', fixture.keeper);
  test.setNow(evening);
  await runNight(test.platform, test.database.owner, [forumHourly]);
  const [mail] = await mailsOf(follower);
  token = /^http:\/\/sheaf\.test\/stop-mails#(\S+)$/m.exec(mail!.body)![1]!;
});

const post = (path: string, type?: string, payload = 'List-Unsubscribe=One-Click') =>
  test.app.inject({
    method: 'POST',
    url: `/api/stop-mails/${path}`,
    ...(type && { headers: { 'content-type': type }, payload }),
  });
const form = 'application/x-www-form-urlencoded';
const multipart =
  '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

it('MSG-R24 adds the one-click unsubscribe address to mails of stoppable kinds, and to no others', async () => {
  const senders = sendersOver(server.url);
  const headersOf = async (id: number): Promise<Record<string, string>> => {
    await sendQueuedMessage(test.platform, senders)({ congregationId: fixture.congregations.lisbon.id, id });
    const { headers } = await PostalMime.parse(server.taken.at(-1)!);
    return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
  };
  const [mail] = await mailsOf(follower);
  expect(await headersOf(mail!.id)).toMatchObject({
    'list-unsubscribe': `<http://sheaf.test/api/stop-mails/${token}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  await test.database.owner.query(
    `insert into outgoing_messages (congregation_id, person_id, channel, recipient, subject, body, kind)
     values ($1, $2, 'email', 'ana@example.org', 'A link', 'Hello', 'link')`,
    [fixture.congregations.lisbon.id, follower.id],
  );
  const link = (await mailsOf(follower)).at(-1)!;
  expect(Object.keys(await headersOf(link.id)).filter((name) => name.startsWith('list-'))).toEqual([]);
  expect(server.taken).toHaveLength(2);
  senders.email.close();
});

it('MSG-R24 ends the kind for that person with one request as form, multipart and JSON, also repeated', async () => {
  const ended = [{ person_id: follower.id, kind: 'forum-news', channel: 'none' }];
  for (const [type, payload] of [
    [form],
    ['multipart/form-data; boundary=x', multipart],
    ['application/json', '{}'],
    [undefined],
  ] as const) {
    await test.database.owner.query('delete from notification_preferences');
    const answer = await post(token, type, payload);
    expect([type, answer.statusCode, answer.body]).toEqual([type, 200, '{"data":{"kind":"forum-news"}}']);
    expect(await choices()).toEqual(ended);
  }
  const ten = await Promise.all(Array.from({ length: 10 }, () => post(token, form)));
  expect(ten.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(await choices()).toEqual(ended);
});

it('MSG-R24 ends nothing by opening the page', async () => {
  const look = await test.app.inject({ method: 'GET', url: `/api/stop-mails/${token}` });
  expect([404, 405]).toContain(look.statusCode);
  expect(await choices()).toEqual([]);
});

it('MSG-R24 rejects a token of another person, kind or congregation, a truncated one, and one of a deleted person', async () => {
  const [congregation, person, kind, signature] = token.split('.');
  const other = await fixture.congregations.lisbon.addPerson({});
  const wrong = [
    [congregation, other.id, kind, signature],
    [fixture.congregations.burnie.id, person, kind, signature],
    [congregation, person, 'report-missing', signature],
    [congregation, person, kind, signature!.slice(1)],
    [congregation, person, kind, `${signature![0] === 'A' ? 'B' : 'A'}${signature!.slice(1)}`],
    ['999999999', person, kind, signature],
  ].map((parts) => parts.join('.'));
  for (const one of wrong) {
    const answer = await post(one, form);
    expect([one, answer.statusCode, answer.json().code]).toEqual([one, 409, 'stop-link-unknown']);
  }
  await test.database.owner.query(
    'update people set deleted_at = now(), active = false where congregation_id = $1 and id = $2',
    [fixture.congregations.lisbon.id, follower.id],
  );
  expect((await post(token, form)).statusCode).toBe(409);
  expect(await choices()).toEqual([]);
});
