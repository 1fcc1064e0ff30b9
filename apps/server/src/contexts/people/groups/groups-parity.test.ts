/** Compares the SQL of leadership in other groups with its rule. */
import type { LedGroup } from '@sheaf/rules/people/groups/members';
import { somebodyLeadsElsewhere } from '@sheaf/rules/people/groups/members.model';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaderReverts } from '#contexts/people/groups/leader-reverts.store';
import { inCongregation, insertRows, randomRows } from '#platform/testing/random-rows';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { testNow } from '#platform/testing/test-clock';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('GROUPS-R8 finds leaders of other groups like the rule', async () => {
  const { owner } = test.database;
  const congregation = await seedCongregation(owner);
  const own = { congregation_id: congregation.id };
  const names = Array.from({ length: 40 }, (_, n) => `Group ${n}`);
  const groupIds = await insertRows(
    owner,
    'groups',
    names.map((name) => ({ ...own, name })),
  );
  const people = randomRows(
    fc.record({
      group_id: fc.constantFrom(...groupIds.map(() => null), ...groupIds, ...groupIds),
      deleted: fc.constantFrom(true, false, false, false),
    }),
    80,
  );
  const ids = await insertRows(
    owner,
    'people',
    people.map(({ group_id, deleted }) => ({
      ...own,
      first_name: 'Abel',
      last_name: 'Hollis',
      gender: 1,
      group_id,
      active: !deleted,
      deleted_at: deleted ? testNow() : null,
    })),
  );
  const current = people.flatMap(({ group_id, deleted }, n) => (deleted ? [] : [{ id: ids[n]!, group_id }]));
  // Mostly leaders of their own groups, so that some groups are valid.
  const overseers = groupIds.map(
    (group, n) => current.find(({ group_id }) => n % 4 > 0 && group_id === group)?.id ?? null,
  );
  const led: LedGroup[] = randomRows(fc.constantFrom(...ids.map(() => null), ...ids), groupIds.length).map(
    (assistant, n) => ({
      id: groupIds[n]!,
      overseer_id: overseers[n]!,
      assistant_id: assistant === overseers[n] ? null : assistant,
    }),
  );
  await owner.query(
    `update groups g set overseer_id = r.overseer_id, assistant_id = r.assistant_id
     from jsonb_to_recordset($1::jsonb) as r (id bigint, overseer_id bigint, assistant_id bigint) where g.id = r.id`,
    [JSON.stringify(led)],
  );
  const asks = randomRows(
    fc.record({
      people: fc.subarray(ids, { maxLength: 2 }),
      groups: fc.subarray(groupIds, { maxLength: 2 }),
    }),
    800,
  );
  const found = await inCongregation(test, congregation.id, async (tenant) => {
    const answers: boolean[] = [];
    for (const asked of asks)
      answers.push(await leaderReverts.leadsElsewhere(tenant, asked.people, asked.groups));
    return answers;
  });
  expect(found).toEqual(asks.map((asked) => somebodyLeadsElsewhere(led, current, asked)));
  expect(new Set(found).size).toBe(2);
});
