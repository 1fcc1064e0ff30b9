/** Another congregation with one row of each kind, whose ids must be meaningless to everyone else. */
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { type SeededMap, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

export interface Canary {
  person: SeededPerson;
  map: SeededMap;
  /** Ids of its other rows. */
  rows: number[];
  group: number;
}

/** Separate id ranges, so that no canary id equals an id of the tested congregation by chance. */
async function spreadIds({ database }: TestApp): Promise<void> {
  const { rows } = await database.owner.query<{ sequence: string }>(
    `select sequence from (
       select case when column_name = 'id' and is_identity = 'YES' then pg_get_serial_sequence(format('%I.%I', table_schema, table_name), 'id') end as sequence
       from information_schema.columns where table_schema = 'public') c
     where sequence is not null order by 1`,
  );
  for (const [index, { sequence }] of rows.entries()) {
    await database.owner.query(`select setval('${sequence}', ${(index + 1) * 1_000_000})`);
  }
}

export async function seedCanary(test: TestApp): Promise<Canary> {
  await spreadIds(test);
  const congregation = await seedCongregation(test.database.owner, 'Canary');
  const person = await congregation.addPerson({ permissions: [...permissionKeys], firstName: 'Canary' });
  const map = await congregation.addMap({ number: '77' });
  const door = await map.addDoor({ house: '1' });
  const preloaded = await map.addPreloaded({ house: '2' });
  const doNotCall = await map.addDoNotCall({ number: 3 });
  const assigned = await test.app.inject({
    method: 'POST',
    url: '/api/map/assign',
    headers: { authorization: `Bearer ${person.token}` },
    payload: { id: map.id, user: person.id },
  });
  const add = async (text: string, values: unknown[]): Promise<number> =>
    (await test.database.owner.query<{ id: number }>(`${text} returning id`, values)).rows[0]!.id;
  const group = await add(
    `insert into groups (congregation_id, name, overseer_id) values ($1, 'Canary', $2)`,
    [congregation.id, person.id],
  );
  const event = await add(
    `insert into events (congregation_id, type, starts_on, starts_at, ends_on, ends_at)
     values ($1, 'bee', '2026-11-24', '19:00', '2026-11-24', '20:00')`,
    [congregation.id],
  );
  const notice = await add(
    `insert into noticeboard_files (congregation_id, kind, filename, sha256, size)
     values ($1, 'pdf', 'canary.pdf', repeat('a', 64), 1)`,
    [congregation.id],
  );
  const assignment: number = assigned.json().data.assignment.id;
  return { person, map, group, rows: [door, preloaded, doNotCall, assignment, group, event, notice] };
}
