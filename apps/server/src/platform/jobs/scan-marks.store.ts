/** Finds congregations with due work, as the owner: the application role sees one congregation at a time. */
import type { Pool } from 'pg';

export interface CongregationZone {
  id: number;
  zone: string;
}

export async function listZones(owner: Pool): Promise<CongregationZone[]> {
  const { rows } = await owner.query<CongregationZone>(
    'select congregation_id as id, timezone_id as zone from congregation_clocks order by congregation_id',
  );
  return rows;
}

interface WorkQuery {
  congregationIds: readonly number[];
  /** SQL as `from … where … = c.id`; undefined counts as present. */
  rows: readonly (string | undefined)[];
  now: Date;
}

/** For each congregation, which of the rows exist. */
export async function findWork(
  owner: Pool,
  { congregationIds, rows, now }: WorkQuery,
): Promise<Map<number, boolean[]>> {
  const found = rows.map((text) => (text ? `exists (select 1 ${text})` : 'true'));
  const { rows: work } = await owner.query<{ id: number; found: boolean[] }>(
    `select c.id, array[${found.join(', ')}]::bool[] as found
       from (select id, $2::timestamptz as now from unnest($1::bigint[]) as u (id)) c`,
    [congregationIds, now],
  );
  return new Map(work.map((row) => [row.id, row.found]));
}

/** Another version of the program may do other work with the same data. */
export interface Look {
  scan: string;
  program: string;
  now: Date;
}

const present = `
  select c.congregation_id, sheaf.local_day($1::timestamptz, c.timezone_id) as looked_on,
    coalesce((select sum(r.revision) from revisions r where r.congregation_id = c.congregation_id), 0)::bigint as revisions
    from congregation_clocks c`;

export const scanMarks = {
  /** Congregations whose day began, whose data changed, or that this version has not scanned. */
  async due(owner: Pool, { scan, program, now }: Look): Promise<number[]> {
    const { rows } = await owner.query<{ congregation_id: number }>(
      `select p.congregation_id from (${present}) p
         left join scan_marks m on m.congregation_id = p.congregation_id and m.scan = $2
        where m.program is distinct from $3 or m.looked_on <> p.looked_on or m.revisions <> p.revisions
        order by p.congregation_id`,
      [now, scan, program],
    );
    return rows.map((row) => row.congregation_id);
  },

  /** State before the work begins; a concurrent change is scanned next time. */
  async read(
    owner: Pool,
    congregationId: number,
    now: Date,
  ): Promise<{ day: string; revisions: string } | undefined> {
    const { rows } = await owner.query<{ day: string; revisions: string }>(
      `select looked_on::text as day, revisions::text from (${present} where c.congregation_id = $2) p`,
      [now, congregationId],
    );
    return rows[0];
  },

  async note(
    owner: Pool,
    congregationId: number,
    { scan, program }: Look,
    { day, revisions }: { day: string; revisions: string },
  ): Promise<void> {
    // A concurrently deleted congregation gets no mark.
    await owner.query(
      `insert into scan_marks as m (congregation_id, scan, looked_on, revisions, program)
       select $1, $2, $3::date, $4::bigint, $5 where exists (select from congregation_clocks where congregation_id = $1)
       on conflict (congregation_id, scan) do update
         set looked_on = excluded.looked_on, revisions = excluded.revisions, program = excluded.program`,
      [congregationId, scan, day, revisions, program],
    );
  },
};
