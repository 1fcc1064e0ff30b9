import { forum } from '@sheaf/contract/forum/forum';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ForumFixture, openForumFixture } from '#contexts/forum/testing/forum-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ForumFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openForumFixture(test);
});
afterAll(() => test.close());

it('retains the posts of a deleted person without their name, and removes their likes', async () => {
  const { neighbour, stranger } = fixture;
  const servant = await fixture.congregations.burnie.addPerson({
    permissions: ['settings.users.delete', 'forums.features'],
  });
  const { id } = (await fixture.add('Left behind', neighbour)).data;
  await fixture.change(id, { like: true }, neighbour);
  await fixture.say(id, 'Mine too', neighbour);
  const gone = await test.call(people.deletePerson, { as: servant.token, params: { id: neighbour.id } });
  expect(gone.status).toBe(200);
  expect(await fixture.topicOf(id, stranger)).toMatchObject({ author: null, likes: 0 });
  const [comment] = (await test.call(forum.listComments, { as: stranger.token, params: { id } })).data;
  expect(comment).toMatchObject({ content: 'Mine too', author: null });
});

it('refuses in the database to write in another person’s name, or outside the operations of the forum', async () => {
  const run = async (operation: string, statement: string) => {
    const client = await test.database.app.connect();
    try {
      await client.query('begin');
      await client.query(
        `select set_config('app.congregation', '2', true), set_config('app.operation', $1, true)`,
        [operation],
      );
      return (await client.query(statement)).rowCount;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  const insert = `insert into forum_topics (congregation_id, label, content) values (3, 'x', 'x')`;
  await expect(run('forum.addTopic', insert)).rejects.toThrow('row-level security');
  await expect(run('maps.editMap', insert.replace('(3,', '(2,'))).rejects.toThrow('row-level security');
  await expect(run('forum.changeTopic', 'update forum_topics set congregation_id = 2')).rejects.toThrow(
    'permission denied',
  );
  expect(await run('maps.editMap', `delete from forum_comments`)).toBe(0);
  expect(
    await run('maps.editMap', `update forum_comments set content = 'x' where congregation_id <> 2`),
  ).toBe(0);
  await expect(
    run(
      'forum.editComment',
      `update forum_comments set person_id = ${fixture.keeper.id} where person_id is not null`,
    ),
  ).rejects.toThrow('never changes');
});
