/**
 * A congregation with two groups and a coordinator of field service, and a coordinator of another
 * congregation, for tests.
 */
import { groups } from '@sheaf/contract/people/groups/groups';
import { service } from '@sheaf/contract/service/service';
import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const permissions: PermissionKey[] = permissionKeys.filter((key) =>
  /^settings\.(field_service_locations|special_service_groups|rotation_groups|groups)/.test(key),
);

export type GroupsFixture = Awaited<ReturnType<typeof openGroupsFixture>>;

async function groupIn(test: TestApp, congregation: SeededCongregation, keeper: SeededPerson, name: string) {
  const overseer = await congregation.addPerson({ appointment: 'elder', gender: 1, firstName: name });
  const { data } = await test.call(groups.addGroup, {
    as: keeper.token,
    body: { name, overseer_id: overseer.id, assistant_id: null, address: `1 ${name} Street` },
  });
  return { id: data.id, overseer };
}

/** Opens it on Tuesday, 24 November 2026, ten o’clock local time. */
export async function openGroupsFixture() {
  const test = await openTestApp();
  test.setNow(new Date('2026-11-23T23:00:00Z'));
  const congregation = await seedCongregation(test.database.owner);
  const keeper = await congregation.addPerson({ permissions, appointment: 'elder', gender: 1 });
  const { id: elder } = await congregation.addPerson({ appointment: 'elder', gender: 1, firstName: 'Amos' });
  const { id: group, overseer } = await groupIn(test, congregation, keeper, 'North');
  const { id: otherGroup } = await groupIn(test, congregation, keeper, 'South');
  const elsewhere = await seedCongregation(test.database.owner, 'Elsewhere');
  const stranger = await elsewhere.addPerson({ permissions, appointment: 'elder', gender: 1 });
  const location = '4 Mount Street';
  const weeklyBody = (change: object) =>
    ({ meeting_day: 2, meeting_time: '09:30', location, overseer_id: elder, ...change }) as never;
  const specialBody = (change: object) =>
    ({
      label: 'Visit',
      meeting_date: '2026-12-05T09:00',
      location,
      overseer: { id: elder },
      ...change,
    }) as never;
  const rotationBody = (change: object) =>
    ({
      label: 'Saturdays',
      overseers: [elder],
      frequency: 'week',
      day_of_week: 6,
      time_of_day: '09:30',
      location,
      ...change,
    }) as never;
  const as = keeper.token;
  return {
    test,
    congregation,
    keeper,
    stranger,
    elder,
    group,
    groupOverseer: overseer,
    otherGroup,
    weeklyBody,
    specialBody,
    rotationBody,
    weekly: (change: object) => test.call(service.addFieldGroup, { as, body: weeklyBody(change) }),
    special: (change: object) => test.call(service.addSpecialGroup, { as, body: specialBody(change) }),
    rotation: (change: object) => test.call(service.addRotationGroup, { as, body: rotationBody(change) }),
    meetings: async (by = as) => (await test.call(service.listFieldMeetings, { as: by })).data,
  };
}
