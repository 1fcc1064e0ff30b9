import { forum } from '@sheaf/contract/forum/forum';
import { mostPostsADay } from '@sheaf/rules/forum/post-limits';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ForumFixture, openForumFixture } from '#contexts/forum/testing/forum-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ForumFixture;
let keeper: SeededPerson;
let author: SeededPerson;
let neighbour: SeededPerson;
let stranger: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openForumFixture(test);
  ({ keeper, author, neighbour, stranger } = fixture);
});
afterAll(() => test.close());

let minute = 0;
beforeEach(() => {
  minute += 10;
  test.setNow(new Date(Date.UTC(2026, 10, 23, 9, minute)));
});
const later = () => {
  minute += 1;
  test.setNow(new Date(Date.UTC(2026, 10, 23, 9, minute)));
};

it('FORUM-O3 shows a topic to all congregations, with only the first name and congregation of its author', async () => {
  const { data } = await fixture.add('Dark mode');
  const seen = await fixture.topicOf(data.id, stranger);
  expect(seen).toMatchObject({
    author: { name: 'Joel', congregation: 'Burnie' },
    state: 'proposed',
    mine: false,
    can_edit: false,
    can_delete: false,
    can_push: false,
  });
  const whole = JSON.stringify(await fixture.topicsOf(stranger));
  expect(whole).not.toContain('Hollis');
  expect(whole).not.toContain('joel@');
  expect(await fixture.topicOf(data.id, author)).toMatchObject({
    mine: true,
    can_edit: true,
    can_delete: true,
  });
});

it('FORUM-R6 requires the permission', async () => {
  const servant = await fixture.congregations.burnie.addPerson({ permissions: ['settings.users'] });
  expect((await test.call(forum.listTopics, { as: servant.token, params: { forum: 1 } })).status).toBe(403);
  expect((await fixture.add('Mine', servant)).status).toBe(403);
});

it('FORUM-R5 requires a label and a text, with an error on each field', async () => {
  const empty = await test.call(forum.addTopic, {
    as: author.token,
    params: { forum: 1 },
    body: { label: ' ', content: '' },
  });
  expect(Object.keys(empty.problem.errors ?? {}).sort()).toEqual(['content', 'label']);
});

it('FORUM-R1 FORUM-R2 lists the most liked topic first, counts a repeated like once, and counts people of all congregations', async () => {
  const other = (await fixture.add('Liked by two')).data;
  const one = (await fixture.add('Newer, and liked by none')).data;
  await fixture.change(other.id, { like: true }, stranger);
  await fixture.change(other.id, { like: true }, neighbour);
  expect((await fixture.topicsOf(author)).map(({ id }) => id).indexOf(other.id)).toBe(0);
  expect(await fixture.topicOf(other.id, neighbour)).toMatchObject({ likes: 2, liked: true });
  expect(await fixture.topicOf(other.id, author)).toMatchObject({ likes: 2, liked: false });
  await fixture.change(other.id, { like: true }, neighbour);
  expect(await fixture.topicOf(other.id, neighbour)).toMatchObject({ likes: 2, liked: true });
  await fixture.change(other.id, { like: false }, neighbour);
  await fixture.change(other.id, { like: false }, stranger);
  expect(await fixture.topicOf(other.id, neighbour)).toMatchObject({ likes: 0, liked: false });
  expect((await fixture.topicOf(one.id, author)).likes).toBe(0);
});

it('FORUM-R3 FORUM-R8 lets authors change their own words, and refuses all others', async () => {
  const { id } = (await fixture.add('First words')).data;
  expect((await fixture.change(id, { label: 'Taken over' }, neighbour)).problem.code).toBe('not-your-post');
  expect((await fixture.change(id, { content: 'Taken over' }, stranger)).problem.code).toBe('not-your-post');
  expect((await fixture.change(id, { label: 'Better words' })).data.label).toBe('Better words');
  expect((await fixture.change(id, { content: 'Taken over' }, keeper)).problem.code).toBe('not-your-post');
});

it('FORUM-R8 lets only keepers delete a topic that has comments', async () => {
  const { id } = (await fixture.add('To be deleted')).data;
  const remove = (as: SeededPerson) =>
    test.call(forum.deleteTopic, { as: as.token, params: { forum: 1, id } });
  expect((await remove(neighbour)).problem.code).toBe('not-your-post');
  await fixture.say(id, 'Keep it', stranger);
  expect((await remove(author)).problem.code).toBe('topic-has-comments');
  expect((await remove(keeper)).status).toBe(200);
  expect((await fixture.topicOf(id, author)).mark).toBe('deleted');
  expect((await remove(keeper)).problem.code).toBe('topic-marked');
  const own = (await fixture.add('Nobody said anything')).data;
  const gone = await test.call(forum.deleteTopic, { as: author.token, params: { forum: 1, id: own.id } });
  expect(gone.status).toBe(200);
});

it('FORUM-R7 lists comments newest first, and lets only their authors change them', async () => {
  const { id } = (await fixture.add('Talked about')).data;
  const first = (await fixture.say(id, 'One', stranger)).data;
  later();
  await fixture.say(id, 'Two', neighbour);
  const list = async (as: SeededPerson) =>
    (await test.call(forum.listComments, { as: as.token, params: { id } })).data;
  expect((await list(author)).map(({ content, author: by }) => [content, by?.name])).toEqual([
    ['Two', 'Tobias'],
    ['One', 'Ana'],
  ]);
  expect((await list(stranger)).map(({ can_edit: can }) => can)).toEqual([false, true]);
  const edit = (as: SeededPerson) =>
    test.call(forum.editComment, {
      as: as.token,
      params: { id, comment: first.id },
      body: { content: 'Changed' },
    });
  expect((await edit(author)).problem.code).toBe('not-your-post');
  expect((await edit(stranger)).data.content).toBe('Changed');
  const remove = (as: SeededPerson, topic = id) =>
    test.call(forum.deleteComment, { as: as.token, params: { id: topic, comment: first.id } });
  expect((await remove(neighbour)).problem.code).toBe('not-your-post');
  expect((await remove(stranger, id + 1000)).status).toBe(404);
  expect((await remove(stranger)).status).toBe(200);
  expect((await fixture.topicOf(id, author)).comments).toBe(1);
});

it('FORUM-R4 FORUM-O1 lets only keepers move a topic, step by step, to its final state', async () => {
  const { id } = (await fixture.add('On its way')).data;
  expect((await fixture.change(id, { pushState: true })).problem.code).toBe('not-your-post');
  for (const state of ['dev_queue', 'in_progress', 'done'])
    expect((await fixture.change(id, { pushState: true }, keeper)).data.state).toBe(state);
  expect((await fixture.change(id, { pushState: true }, keeper)).problem.code).toBe('topic-finished');
  const other = (await fixture.add('Not for now')).data;
  expect((await fixture.change(other.id, { decline: true }, keeper)).data.state).toBe('declined');
});

it('FORUM-O2 SHELL-P9 notifies followers of a topic once of comments and state changes, and never of their own', async () => {
  const { id } = (await fixture.add('Followed')).data;
  await fixture.change(id, { subscribe: true }, stranger);
  await fixture.catchUp(author);
  expect(await fixture.newsOf(stranger)).toEqual([]);
  later();
  await fixture.say(id, 'From Lisbon', stranger);
  expect(await fixture.newsOf(author)).toEqual(['Followed']);
  expect(await fixture.newsOf(stranger)).toEqual([]);
  expect((await fixture.topicOf(id, author)).news).toBe(true);
  await fixture.change(id, { seen: true });
  expect(await fixture.newsOf(author)).toEqual([]);
  later();
  await fixture.change(id, { pushState: true }, keeper);
  expect(await fixture.newsOf(author)).toEqual(['Followed']);
  expect(await fixture.newsOf(stranger)).toEqual(['Followed']);
  await fixture.change(id, { subscribe: false });
  expect(await fixture.newsOf(author)).toEqual([]);
  await fixture.change(id, { seen: true }, stranger);
});

it('FORUM-O2 FORUM-D3 shows new topics to followers of the forum until they open it', async () => {
  const follow = (body: object) =>
    test.call(forum.followForum, { as: neighbour.token, params: { forum: 1 }, body });
  expect((await follow({ subscribe: true })).data).toEqual({ id: 1, subscribed: true, news: false });
  later();
  await fixture.add('Quite new', stranger);
  await fixture.add('My own', neighbour);
  expect(await fixture.newsOf(neighbour)).toEqual(['Quite new']);
  expect((await test.call(forum.readForum, { as: neighbour.token, params: { forum: 1 } })).data.news).toBe(
    true,
  );
  expect((await follow({ seen: true })).data.news).toBe(false);
  expect(await fixture.newsOf(neighbour)).toEqual([]);
  expect((await follow({ subscribe: true })).data.subscribed).toBe(true);
  expect((await follow({ subscribe: false })).data.subscribed).toBe(false);
  expect((await follow({ subscribe: false })).data.subscribed).toBe(false);
});

it('limits the posts of a person per day', async () => {
  const { id } = (await fixture.add('Much to say', keeper)).data;
  for (let said = 1; said < mostPostsADay; said += 1)
    expect((await fixture.say(id, `No. ${said}`, keeper)).status).toBe(200);
  expect((await fixture.say(id, 'One more', keeper)).problem.code).toBe('too-many-posts');
  expect((await fixture.add('One more', keeper)).problem.code).toBe('too-many-posts');
  test.setNow(new Date(Date.UTC(2026, 10, 25)));
  expect((await fixture.say(id, 'The day after', keeper)).status).toBe(200);
});

it('returns markup as plain text', async () => {
  for (const words of [
    '<img src=x onerror=alert(1)><script>alert(2)</script>[x](javascript:alert(3))',
    "'); drop table forum_topics; --",
  ]) {
    const { id } = (await fixture.add(words)).data;
    expect((await fixture.topicOf(id, stranger)).label).toBe(words);
    expect((await fixture.say(id, words, stranger)).data.content).toBe(words);
  }
});

it('FORUM-R5 rejects empty and overlong texts with an error on the field, and stores nothing', async () => {
  const long = 'x'.repeat(50_000);
  const before = (await fixture.topicsOf(author)).length;
  for (const [label, content, wrong] of [
    [long, 'For the evening', ['label']],
    ['Long', long, ['content']],
    ['Null', 'a\u0000b', ['content']],
    ['Half a letter', '\ud83d', ['content']],
    [{ $ne: 1 }, ['a'], ['label', 'content']],
  ] as const) {
    const body = { label, content } as never;
    const { status, problem } = await test.call(forum.addTopic, {
      as: author.token,
      params: { forum: 1 },
      body,
    });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [...wrong]]);
  }
  const [first] = await fixture.topicsOf(author);
  expect((await fixture.say(first!.id, long, author)).status).toBe(422);
  expect((await fixture.say(first!.id, long.repeat(2), author)).status).toBe(413);
  expect(await fixture.topicsOf(author)).toHaveLength(before);
});
