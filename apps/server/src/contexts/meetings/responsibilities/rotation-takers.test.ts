import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { responsibilitiesNightly } from '#contexts/meetings/responsibilities/responsibilities.jobs';
import {
  openResponsibilitiesFixture,
  type ResponsibilitiesFixture,
} from '#contexts/meetings/responsibilities/testing/responsibilities-fixture';
import { runNight } from '#platform/jobs/nightly';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ResponsibilitiesFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openResponsibilitiesFixture(test);
});
afterAll(() => test.close());

const ids = (all: { id: number }[]) => all.map(({ id }) => id);
const night = () => runNight(test.platform, test.database.owner, [responsibilitiesNightly]);
const remove = (id: number) =>
  test.call(responsibilities.deleteResponsibility, { as: fixture.servant.token, params: { id } });

it('ATTEND-O1 frees future responsibilities of a person who leaves, and fills them with the next one at night', async () => {
  const three = await fixture.people(3);
  const door = await fixture.add({ attendants: ids(three) });
  const meeting = (await fixture.meeting('clam')).id;
  await test.call(responsibilities.saveEntry, {
    as: fixture.servant.token,
    body: { id: meeting, attendants: { [door.id]: [three[2]!.id] } },
  });
  const office = await fixture.congregation.addPerson({ roles: [1] });
  expect(
    (await test.call(people.deletePerson, { as: office.token, params: { id: three[2]!.id } })).status,
  ).toBe(200);
  const open = await fixture.turns(door.id);
  expect(open).toContain(null);
  expect(open).not.toContain(three[2]!.id);
  await night();
  expect(new Set(await fixture.turns(door.id))).toEqual(new Set(ids(three.slice(0, 2))));
  const { data } = await test.call(responsibilities.listResponsibilities, { as: fixture.reader.token });
  expect(data.find(({ id }) => id === door.id)!.attendants).toEqual(ids(three.slice(0, 2)));
  await remove(door.id);
});

it('X-AV rotates groups for cleaning without passing one over, and rejects group turns for other kinds of work', async () => {
  const groups = await Promise.all(
    ['Cooee', 'Montello'].map(async (name) => {
      const { rows } = await test.database.owner.query<{ id: number }>(
        `insert into groups (congregation_id, name, address) values ($1, $2, '') returning id`,
        [fixture.congregation.id, name],
      );
      return rows[0]!.id;
    }),
  );
  const cleaning = await fixture.add({
    label: 'Cleaning',
    kind: 'cleaning',
    group_turns: true,
    frequency: 'week',
  });
  expect((await fixture.turns(cleaning.id)).slice(0, 4)).toEqual([
    groups[0],
    groups[0],
    groups[1],
    groups[1],
  ]);
  const [entry] = await fixture.schedule();
  expect(entry!.attendants.find(({ responsibility }) => responsibility === cleaning.id)).toMatchObject({
    name: 'Cooee',
    user: null,
  });
  const wrong = await test.call(responsibilities.addResponsibility, {
    as: fixture.servant.token,
    body: { label: 'Sound', kind: 'sound', frequency: 'week', group_turns: true },
  });
  expect(Object.keys(wrong.problem.errors ?? {})).toEqual(['group_turns']);
  await test.database.owner.query('delete from groups where congregation_id = $1 and id = $2', [
    fixture.congregation.id,
    groups[0],
  ]);
  await night();
  expect(new Set(await fixture.turns(cleaning.id))).toEqual(new Set([groups[1]]));
  await remove(cleaning.id);
});

it('ATTEND-R8 fills nothing while the schedule is switched off', async () => {
  const other = await openResponsibilitiesFixture(test, 'Wynyard');
  await test.database.owner.query(
    `insert into domain_settings (congregation_id, part, settings) values ($1, 'attendants_schedule', '{"on": false}')`,
    [other.congregation.id],
  );
  const door = await other.add({ attendants: ids(await other.people(2)) });
  expect(await other.turns(door.id)).toEqual([]);
  expect(door.current_date).toBeNull();
});
