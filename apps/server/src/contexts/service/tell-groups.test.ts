import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { service } from '@sheaf/contract/service/service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMessageFixture } from '#contexts/messaging/messages/testing/message-fixture';
import { type GroupsFixture, openGroupsFixture } from '#contexts/service/testing/groups-fixture';
import type { SeededPerson } from '#platform/testing/seeds';

let fixture: GroupsFixture;
let north: SeededPerson;
let south: SeededPerson;
beforeAll(async () => {
  fixture = await openGroupsFixture();
  const member = async (firstName: string, group: number) => {
    const person = await fixture.congregation.addPerson({ firstName });
    await fixture.test.database.owner.query('update people set group_id = $2 where id = $1', [
      person.id,
      group,
    ]);
    return person;
  };
  north = await member('Naomi', fixture.group);
  south = await member('Simeon', fixture.otherGroup);
});
afterAll(() => fixture.test.close());

const told = async (person: SeededPerson) =>
  (await fixture.test.call(dashboard.listNotifications, { as: person.token })).data.map(({ type }) => type);
const edit = (id: number, change: object) =>
  fixture.test.call(service.editSpecialGroup, {
    as: fixture.keeper.token,
    params: { id },
    body: fixture.specialBody(change),
  });

it('SERVICE-O2 notifies members of the groups of a special group, and again when its date, place or overseer changes', async () => {
  const left = await fixture.congregation.addPerson({ active: false });
  await fixture.test.database.owner.query('update people set group_id = $2 where id = $1', [
    left.id,
    fixture.group,
  ]);
  await fixture.special({ groups: [fixture.group], notify: false });
  expect(await told(north)).toEqual([]);
  const { data } = await fixture.special({ groups: [fixture.group], notify: true });
  expect([await told(north), await told(south)]).toEqual([['meeting-held'], []]);
  const { rows } = await fixture.test.database.owner.query('select from notifications where person_id = $1', [
    left.id,
  ]);
  expect(rows, 'whoever is inactive is told nothing').toEqual([]);
  await edit(data.id, { groups: [fixture.group], notify: true, label: 'Visit of the overseer' });
  expect(await told(north)).toHaveLength(1);
  await edit(data.id, { groups: [], notify: true, meeting_date: '2026-12-05T10:00' });
  expect([await told(north), await told(south)]).toEqual([
    ['meeting-held', 'meeting-held'],
    ['meeting-held'],
  ]);
});

it('SERVICE-O2 sends a message once where messages are switched on, with the latest state', async () => {
  const { test, congregation } = fixture;
  const mail = await openMessageFixture(test, congregation, 'group-meeting');
  await mail.givePhone(south.id);
  await mail.hour(new Date('2026-11-23T23:07:00Z'));
  expect(await mail.texts()).toEqual([]);
  await mail.switchOn();
  await mail.hour(new Date('2026-11-24T00:07:00Z'));
  await mail.hour(new Date('2026-11-24T01:07:00Z'));
  expect(await mail.texts()).toEqual([
    'Simeon, Visit: we meet on Saturday 5 December at 10:00 am, 4 Mount Street.',
  ]);
});

it('SERVICE-C1 SERVICE-C2 SERVICE-C3 deletes the future meetings of a deleted group and retains its past', async () => {
  const { test, keeper, weekly, special, rotation } = fixture;
  const made = {
    FieldGroup: (await weekly({ label: 'Kept' })).data.id,
    SpecialGroup: (await special({ label: 'Kept', meeting_date: '2026-11-24T09:00' })).data.id,
    RotationGroup: (await rotation({ label: 'Kept', day_of_week: 2 })).data.id,
  };
  // Moves the first of their meetings one week into the past.
  await test.database.owner.query(
    `update field_meetings m set on_date = on_date - 7 where on_date = '2026-11-24' and congregation_id = $1`,
    [fixture.congregation.id],
  );
  await test.database.owner.query(
    `update special_groups set on_date = on_date - 7 where on_date = '2026-11-24' and congregation_id = $1`,
    [fixture.congregation.id],
  );
  for (const [name, id] of Object.entries(made))
    expect(
      (await test.call(service[`delete${name as keyof typeof made}`], { as: keeper.token, params: { id } }))
        .status,
    ).toBe(200);
  const { rows } = await test.database.owner.query(
    `select on_date::text, field_group_id, special_group_id, rotation_group_id from field_meetings
     where field_group_id = $1 or special_group_id = $2 or rotation_group_id = $3 order by on_date`,
    [made.FieldGroup, made.SpecialGroup, made.RotationGroup],
  );
  expect(rows.map(({ on_date }) => on_date)).toEqual(['2026-11-17', '2026-11-17', '2026-11-17']);
  // The displayed week may include past meetings of these groups.
  test.setNow(new Date('2026-11-17T23:00:00Z'));
  expect((await fixture.meetings()).filter(({ label }) => label === 'Kept').length).toBeGreaterThan(0);
  const listed = (await test.call(service.listSpecialGroups, { as: keeper.token })).data;
  expect(listed.some(({ label }) => label === 'Kept')).toBe(false);
});
