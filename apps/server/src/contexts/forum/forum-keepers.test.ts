/** Rights of forum keepers, who may never change another person's words. */
import { forum } from '@sheaf/contract/forum/forum';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forumHourly } from '#contexts/forum/forum.jobs';
import { type ForumFixture, openForumFixture } from '#contexts/forum/testing/forum-fixture';
import { runNight } from '#platform/jobs/nightly';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
let fixture: ForumFixture;
let keeper: SeededPerson;
let author: SeededPerson;
let stranger: SeededPerson;
let publisher: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openForumFixture(test);
  ({ keeper, author, stranger } = fixture);
  publisher = await fixture.congregations.kept.addPerson({ permissions: ['forums.features'] });
});
afterAll(() => test.close());
beforeEach(() => {
  test.setNow(new Date('2026-11-23T00:00:00Z'));
  test.platform.settings.forumKeepers = [
    { congregationId: fixture.congregations.kept.id, personId: keeper.id },
  ];
});

const commentsOf = async (id: number, as: SeededPerson) =>
  (await test.call(forum.listComments, { as: as.token, params: { id } })).data;
const editComment = (id: number, comment: number, as: SeededPerson) =>
  test.call(forum.editComment, {
    as: as.token,
    params: { id, comment },
    body: { content: 'Put into their mouth' },
  });
const deleteComment = (id: number, comment: number, as: SeededPerson) =>
  test.call(forum.deleteComment, { as: as.token, params: { id, comment } });
const hideComment = (id: number, comment: number, hide: boolean, as: SeededPerson) =>
  test.call(forum.hideComment, { as: as.token, params: { id, comment }, body: { hide } });
const deleteTopic = (id: number, as: SeededPerson) =>
  test.call(forum.deleteTopic, { as: as.token, params: { forum: 1, id } });
const keeps = async (as: SeededPerson): Promise<boolean> => (await fixture.topicsOf(as))[0]!.can_push;

it('FORUM-X1 lets only the author change words: no keeper, no publisher of congregation 1, no other person', async () => {
  const { id } = (await fixture.add('Quiet hours')).data;
  const said = (await fixture.say(id, 'Yes, please', stranger)).data;
  for (const other of [keeper, publisher, fixture.neighbour]) {
    for (const words of [{ label: 'Taken over' }, { content: 'Taken over' }])
      expect((await fixture.change(id, words, other)).problem.code).toBe('not-your-post');
    expect((await editComment(id, said.id, other)).problem.code).toBe('not-your-post');
    expect(await fixture.topicOf(id, other)).toMatchObject({ label: 'Quiet hours', can_edit: false });
    expect(await commentsOf(id, other)).toMatchObject([{ content: 'Yes, please', can_edit: false }]);
  }
});

it('FORUM-X2 refuses moving, hiding and deleting by a publisher of congregation 1 without the keeper role, and offers neither', async () => {
  const { id } = (await fixture.add('Untouched')).data;
  const said = (await fixture.say(id, 'Mine', stranger)).data;
  for (const body of [{ pushState: true }, { decline: true }, { hide: true }, { hide: false }])
    expect((await fixture.change(id, body, publisher)).problem.code).toBe('not-your-post');
  expect((await deleteTopic(id, publisher)).problem.code).toBe('not-your-post');
  expect((await deleteComment(id, said.id, publisher)).problem.code).toBe('not-your-post');
  expect((await hideComment(id, said.id, true, publisher)).problem.code).toBe('not-your-post');
  const rights = { can_edit: false, can_delete: false, can_hide: false };
  expect(await fixture.topicOf(id, publisher)).toMatchObject({ ...rights, can_push: false, mark: null });
  expect(await commentsOf(id, publisher)).toMatchObject([rights]);
});

it('FORUM-X3 shows the words of a hidden topic only to its author and keepers, until a keeper shows it again', async () => {
  const { id } = (await fixture.add('Unkind label')).data;
  const { data } = await fixture.change(id, { hide: true }, keeper);
  expect(data).toMatchObject({ label: 'Unkind label', mark: 'hidden', can_hide: true, can_edit: false });
  for (const other of [stranger, fixture.neighbour, publisher])
    expect(await fixture.topicOf(id, other)).toMatchObject({ label: '', content: '', mark: 'hidden' });
  expect(await fixture.topicOf(id, author)).toMatchObject({
    label: 'Unkind label',
    mark: 'hidden',
    can_edit: true,
    can_delete: true,
    can_hide: false,
  });
  expect((await fixture.change(id, { label: 'Kind label' })).data).toMatchObject({ mark: 'hidden' });
  expect((await fixture.say(id, 'What was it?', stranger)).problem.code).toBe('topic-marked');
  expect((await fixture.change(id, { hide: false }, author)).problem.code).toBe('not-your-post');
  expect((await fixture.change(id, { hide: false }, keeper)).data.mark).toBeNull();
  expect(await fixture.topicOf(id, stranger)).toMatchObject({ label: 'Kind label', mark: null });
});

it('FORUM-X3 shows the words of a hidden comment only to its author and keepers', async () => {
  const { id } = (await fixture.add('Talked about')).data;
  const said = (await fixture.say(id, 'Rude words', stranger)).data;
  const hidden = await hideComment(id, said.id, true, keeper);
  expect(hidden.data).toMatchObject({ content: 'Rude words', mark: 'hidden', can_hide: true });
  expect(await commentsOf(id, author)).toMatchObject([
    { content: '', mark: 'hidden', author: { name: 'Ana' } },
  ]);
  expect(await commentsOf(id, stranger)).toMatchObject([
    { content: 'Rude words', mark: 'hidden', can_edit: true, can_delete: true, can_hide: false },
  ]);
  expect((await hideComment(id, said.id, false, keeper)).data.mark).toBeNull();
  expect(await commentsOf(id, author)).toMatchObject([{ content: 'Rude words', mark: null }]);
  expect((await hideComment(id + 1000, said.id, true, keeper)).status).toBe(404);
});

it('FORUM-X4 leaves a mark without words after a keeper deletes a post, permanently and for every reader', async () => {
  const { id } = (await fixture.add('Deleted label')).data;
  const said = (await fixture.say(id, 'Deleted words', stranger)).data;
  const kept = (await fixture.say(id, 'Other words', fixture.neighbour)).data;
  expect((await deleteComment(id, said.id, keeper)).status).toBe(200);
  expect((await deleteTopic(id, keeper)).status).toBe(200);
  for (const reader of [author, stranger, keeper, publisher]) {
    const nothing = { can_edit: false, can_delete: false, can_hide: false };
    expect(await fixture.topicOf(id, reader)).toMatchObject({
      label: '',
      content: '',
      mark: 'deleted',
      comments: 2,
      can_push: false,
      ...nothing,
    });
    const shown = await commentsOf(id, reader);
    expect(shown.find((one) => one.id === said.id)).toMatchObject({
      content: '',
      mark: 'deleted',
      ...nothing,
    });
    expect(shown.find((one) => one.id === kept.id)!.content).toBe('Other words');
  }
  const { rows } = await test.database.owner.query(
    'select t::text || c::text as stored from forum_topics t join forum_comments c on c.topic_id = t.id where t.id = $1',
    [id],
  );
  expect(rows.map(({ stored }) => stored).join()).not.toMatch(/Deleted (label|words)/);
  for (const answer of [
    fixture.change(id, { hide: false }, keeper),
    fixture.change(id, { label: 'Back again' }),
    fixture.change(id, { pushState: true }, keeper),
    fixture.say(id, 'Still here', stranger),
    editComment(id, said.id, stranger),
    hideComment(id, said.id, false, keeper),
    deleteComment(id, said.id, stranger),
    deleteTopic(id, author),
  ])
    expect((await answer).problem.code).toBe('topic-marked');
});

it('FORUM-R8 deletes own posts of authors without a mark, also those of keepers', async () => {
  const { id } = (await fixture.add('My own', keeper)).data;
  const said = (await fixture.say(id, 'Mine', stranger)).data;
  expect((await deleteComment(id, said.id, stranger)).status).toBe(200);
  expect(await commentsOf(id, author)).toEqual([]);
  expect((await deleteTopic(id, keeper)).status).toBe(200);
  expect(await fixture.topicOf(id, author)).toBeUndefined();
});

it('FORUM-X5 excludes hidden and deleted words from news on the dashboard and in mails', async () => {
  const follower = await fixture.congregations.lisbon.addPerson({
    permissions: ['forums.features'],
    email: 'follower@example.org',
  });
  await fixture.followForum(follower);
  const at = (minutes: number) => test.setNow(new Date(Date.UTC(2026, 10, 23, 0, minutes)));
  at(5);
  const hidden = (await fixture.add('Hidden idea')).data;
  const gone = (await fixture.add('Deleted idea')).data;
  await fixture.add('Plain idea');
  await fixture.change(hidden.id, { subscribe: true }, follower);
  at(10);
  await fixture.say(hidden.id, 'Something', fixture.neighbour);
  expect(await fixture.newsOf(follower)).toContain('Hidden idea');
  await fixture.change(hidden.id, { hide: true }, keeper);
  await deleteTopic(gone.id, keeper);
  expect(await fixture.newsOf(follower)).toEqual(['Plain idea']);
  test.setNow(new Date('2026-11-23T07:30:00Z'));
  await runNight(test.platform, test.database.owner, [forumHourly]);
  const { rows } = await test.database.owner.query(
    'select subject || body as mail from outgoing_messages where congregation_id = $1 and person_id = $2',
    [fixture.congregations.lisbon.id, follower.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].mail).toContain('Plain idea');
  expect(rows[0].mail).not.toMatch(/Hidden idea|Deleted idea|“”/);
});

it('FORUM-R4 makes person 1 of congregation 1 the keeper by default, and not the same number elsewhere', async () => {
  const kept = fixture.congregations.kept.id;
  test.platform.settings.forumKeepers = [{ congregationId: kept, personId: author.id }];
  for (const person of [author, publisher, keeper]) expect(await keeps(person)).toBe(false);
  test.platform.settings.forumKeepers = [
    { congregationId: fixture.congregations.burnie.id, personId: author.id },
  ];
  expect([await keeps(author), await keeps(keeper)]).toEqual([true, false]);
});

it('FORUM-X6 matches a keeper’s e-mail only with an administrator of congregation 1, not with other records that have it', async () => {
  const email = 'ruth@example.org';
  test.platform.settings.forumKeepers = [{ email }];
  const { kept, lisbon } = fixture.congregations;
  const everything = { permissions: [...permissionKeys] };
  const named = await kept.addPerson({ ...everything, email: 'Ruth@Example.org' });
  const admin = await kept.addPerson({ ...everything, email: 'other@example.org' });
  const claiming = await kept.addPerson({ permissions: ['forums.features'], email });
  const abroad = await lisbon.addPerson({ ...everything, email });
  expect(await Promise.all([named, admin, claiming, abroad].map(keeps))).toEqual([true, false, false, false]);
  const { id } = (await fixture.add('Still mine')).data;
  expect((await fixture.change(id, { hide: true }, abroad)).problem.code).toBe('not-your-post');
  expect((await fixture.change(id, { hide: true }, claiming)).problem.code).toBe('not-your-post');
  expect((await fixture.change(id, { hide: true }, named)).data.mark).toBe('hidden');
});

it('FORUM-X1 refuses in the database to change or delete another person’s posts, and to restore deleted words', async () => {
  const { id } = (await fixture.add('Guarded')).data;
  const said = (await fixture.say(id, 'Guarded too', stranger)).data;
  const run = async (statement: string, { congregation = 1, person = keeper.id } = {}) => {
    const client = await test.database.app.connect();
    try {
      await client.query('begin');
      await client.query(
        `select set_config('app.congregation', $1, true), set_config('app.operation', 'forum.changeTopic', true),
          set_config('app.person', $2, true)`,
        [String(congregation), String(person)],
      );
      return (await client.query(statement)).rowCount;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  const own = { congregation: fixture.congregations.burnie.id, person: author.id };
  const topic = (values: string) => `update forum_topics set ${values} where id = ${id}`;
  for (const values of [`label = 'x'`, `content = 'x'`, `content = 'x', mark = 'deleted'`])
    await expect(run(topic(values))).rejects.toThrow('words of another person');
  const neighbour = { ...own, person: fixture.neighbour.id };
  await expect(run(topic(`label = 'x'`), neighbour)).rejects.toThrow('words of another person');
  const comment = `update forum_comments set content = 'x' where id = ${said.id}`;
  await expect(run(comment)).rejects.toThrow('words of another person');
  expect(await run(topic(`label = 'x'`), own)).toBe(1);
  expect(await run(topic(`mark = 'hidden', marked_at = ${nowInSql()}`))).toBe(1);
  expect(await run(topic(`mark = 'deleted', marked_at = ${nowInSql()}, label = '', content = ''`))).toBe(1);
  for (const table of ['forum_topics', 'forum_comments'])
    expect(await run(`delete from ${table} where id in (${id}, ${said.id})`)).toBe(0);
  await deleteTopic(id, keeper);
  await expect(run(topic(`mark = null, marked_at = null`))).rejects.toThrow('deleted for good');
  await expect(run(topic(`label = 'x', content = 'x'`), own)).rejects.toThrow('deleted for good');
});

it('FORUM-X3 deletes the words for good when ten requests edit, hide and delete one topic simultaneously', async () => {
  const { id } = (await fixture.add('At once')).data;
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, (_, at) => fixture.change(id, { label: `At once ${at}` })),
    ...Array.from({ length: 3 }, () => fixture.change(id, { hide: true }, keeper)),
    ...Array.from({ length: 3 }, () => deleteTopic(id, keeper)),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(answers.slice(7).filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await fixture.topicOf(id, keeper)).toMatchObject({ mark: 'deleted', label: '', content: '' });
});
