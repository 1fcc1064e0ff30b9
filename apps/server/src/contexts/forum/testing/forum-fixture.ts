/** Three congregations whose people use the forum; one person of the first is its keeper. */
import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { forum } from '@sheaf/contract/forum/forum';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

const rights = { permissions: ['forums.features' as const] };

export type ForumFixture = Awaited<ReturnType<typeof openForumFixture>>;

export async function openForumFixture(test: TestApp) {
  const { owner } = test.database;
  const kept = await seedCongregation(owner, 'Kept');
  const burnie = await seedCongregation(owner, 'Burnie');
  const lisbon = await seedCongregation(owner, 'Lisbon North');
  const author = await burnie.addPerson({ ...rights, firstName: 'Joel', email: 'joel@example.org' });
  const add = (label: string, as: SeededPerson = author) =>
    test.call(forum.addTopic, {
      as: as.token,
      params: { forum: 1 },
      body: { label, content: 'For the evening' },
    });
  const change = (id: number, body: object, as: SeededPerson = author) =>
    test.call(forum.changeTopic, { as: as.token, params: { forum: 1, id }, body });
  const topicsOf = async (as: SeededPerson) =>
    (await test.call(forum.listTopics, { as: as.token, params: { forum: 1 } })).data;
  const keeper = await kept.addPerson(rights);
  test.platform.settings.forumKeepers = [{ congregationId: kept.id, personId: keeper.id }];
  return {
    congregations: { kept, burnie, lisbon },
    author,
    keeper,
    neighbour: await burnie.addPerson({ ...rights, firstName: 'Tobias' }),
    stranger: await lisbon.addPerson({ ...rights, firstName: 'Ana' }),
    add,
    change,
    topicsOf,
    topicOf: async (id: number, as: SeededPerson) => (await topicsOf(as)).find((topic) => topic.id === id)!,
    say: (id: number, content: string, as: SeededPerson) =>
      test.call(forum.addComment, { as: as.token, params: { id }, body: { content } }),
    followForum: (as: SeededPerson) =>
      test.call(forum.followForum, { as: as.token, params: { forum: 1 }, body: { subscribe: true } }),
    newsOf: async (as: SeededPerson) =>
      (await test.call(dashboard.readAlerts, { as: as.token })).data.topics.map(({ label }) => label),
    /** Marks all news so far as seen. */
    async catchUp(as: SeededPerson): Promise<void> {
      for (const { id, news } of await topicsOf(as)) if (news) await change(id, { seen: true }, as);
    },
  };
}
