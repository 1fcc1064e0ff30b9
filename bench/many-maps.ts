/** Fills a demo's congregation with so many maps, each worked a few times over three years. */
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';

const assignmentsPerMap = 9;

export async function fillUpTo(folder: string, maps: number): Promise<void> {
  const client = new pg.Client({ ...socketOf(folder), user: ownerRole, database: 'postgres' });
  await client.connect();
  await client.query(
    `insert into maps (congregation_id, number, name, type_id, total_blocks, "order")
     select c.congregation_id, 'N' || n, 'Neighbourhood ' || n, 1, 12, 1000 + n
     from (select min(congregation_id) as congregation_id, count(*)::int as have from maps) c,
       generate_series(1, $1::int - c.have) n`,
    [maps],
  );
  await client.query(
    `with made as (
       insert into map_assignments (congregation_id, map_id, started, completed, assigned_at, returned_at)
       select m.congregation_id, m.id, true, true, now() - make_interval(days => 120 * t + (m.id % 60)::int),
         now() - make_interval(days => 120 * t + (m.id % 60)::int - 40)
       from maps m, generate_series(1, $1::int) t where m.number like 'N%' returning congregation_id, id, assigned_at, returned_at)
     insert into map_assignment_holders (congregation_id, assignment_id, person_id, assigned_at, returned_at)
     select made.congregation_id, made.id, (select min(id) + made.id % 80 from people), made.assigned_at, made.returned_at from made`,
    [assignmentsPerMap],
  );
  await client.end();
}
