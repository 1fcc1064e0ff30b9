/** Queries on which congregations have something to do, as the owner: the application's role sees one congregation at a time. */
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
  /** As `from … where … = c.id`; where none is named it counts as there. */
  rows: readonly (string | undefined)[];
  now: Date;
}

/** Of each of these congregations, which of the rows it has. */
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

/** A program that is older or newer may do other things with the same data. */
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
  /** Those whose day began, whose data changed, or that no such program looked through. */
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

  /** What stands before the work begins; a change meanwhile is looked at next time. */
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
    // A congregation that was deleted meanwhile gets no mark.
    await owner.query(
      `insert into scan_marks as m (congregation_id, scan, looked_on, revisions, program)
       select $1, $2, $3::date, $4::bigint, $5 where exists (select from congregation_clocks where congregation_id = $1)
       on conflict (congregation_id, scan) do update
         set looked_on = excluded.looked_on, revisions = excluded.revisions, program = excluded.program`,
      [congregationId, scan, day, revisions, program],
    );
  },
};
