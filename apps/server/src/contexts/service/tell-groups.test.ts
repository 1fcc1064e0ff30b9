import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { service } from '@sheaf/contract/service/service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMessageDesk } from '#contexts/messaging/messages/testing/message-desk';
import { groupsOffice, type Office } from '#contexts/service/testing/groups-office';
import type { SeededPerson } from '#platform/testing/seeds';

let office: Office;
let north: SeededPerson;
let south: SeededPerson;
beforeAll(async () => {
  office = await groupsOffice();
  const member = async (firstName: string, group: number) => {
    const person = await office.congregation.addPerson({ firstName });
    await office.test.database.owner.query('update people set group_id = $2 where id = $1', [
      person.id,
      group,
    ]);
    return person;
  };
  north = await member('Naomi', office.group);
  south = await member('Simeon', office.otherGroup);
});
afterAll(() => office.test.close());

const told = async (person: SeededPerson) =>
  (await office.test.call(dashboard.listNotifications, { as: person.token })).data.map(({ type }) => type);
const edit = (id: number, change: object) =>
  office.test.call(service.editSpecialGroup, {
    as: office.keeper.token,
    params: { id },
    body: office.specialBody(change),
  });

it('SERVICE-O2 members of the groups are told of a special group, and again when its date, place or overseer changes', async () => {
  const left = await office.congregation.addPerson({ active: false });
  await office.test.database.owner.query('update people set group_id = $2 where id = $1', [
    left.id,
    office.group,
  ]);
  await office.special({ groups: [office.group], notify: false });
  expect(await told(north)).toEqual([]);
  const { data } = await office.special({ groups: [office.group], notify: true });
  expect([await told(north), await told(south)]).toEqual([['meeting-held'], []]);
  const { rows } = await office.test.database.owner.query('select from notifications where person_id = $1', [
    left.id,
  ]);
  expect(rows, 'whoever is inactive is told nothing').toEqual([]);
  await edit(data.id, { groups: [office.group], notify: true, label: 'Visit of the overseer' });
  expect(await told(north)).toHaveLength(1);
  await edit(data.id, { groups: [], notify: true, meeting_date: '2026-12-05T10:00' });
  expect([await told(north), await told(south)]).toEqual([
    ['meeting-held', 'meeting-held'],
    ['meeting-held'],
  ]);
});

it('SERVICE-O2 it is told by message once where that is switched on, by the last word', async () => {
  const { test, congregation } = office;
  const mail = await openMessageDesk(test, congregation, 'group-meeting');
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

it('SERVICE-C1 SERVICE-C2 SERVICE-C3 a group that is deleted takes its meetings to come with it and leaves its past', async () => {
  const { test, keeper, weekly, special, rotation } = office;
  const made = {
    FieldGroup: (await weekly({ label: 'Kept' })).data.id,
    SpecialGroup: (await special({ label: 'Kept', meeting_date: '2026-11-24T09:00' })).data.id,
    RotationGroup: (await rotation({ label: 'Kept', day_of_week: 2 })).data.id,
  };
  // As if the first of their meetings had been a week ago.
  await test.database.owner.query(
    `update field_meetings m set on_date = on_date - 7 where on_date = '2026-11-24' and congregation_id = $1`,
    [office.congregation.id],
  );
  await test.database.owner.query(
    `update special_groups set on_date = on_date - 7 where on_date = '2026-11-24' and congregation_id = $1`,
    [office.congregation.id],
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
  // The week that is shown may hold meetings of theirs that were held.
  test.setNow(new Date('2026-11-17T23:00:00Z'));
  expect((await office.meetings()).filter(({ label }) => label === 'Kept').length).toBeGreaterThan(0);
  const listed = (await test.call(service.listSpecialGroups, { as: keeper.token })).data;
  expect(listed.some(({ label }) => label === 'Kept')).toBe(false);
});
