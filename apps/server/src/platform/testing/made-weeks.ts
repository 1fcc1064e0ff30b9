/**
 * Upcoming weeks of test congregations: created for the first one of this process, copied for the others.
 * Creating them means 1,300 rows with triggers and journal, which was the largest cost of meeting and talk
 * tests. They are the same in every database, because the fixture sets the time.
 */
import type { Pool } from 'pg';
import type { FreshDatabase } from '#platform/testing/fresh-database';

const tables = ['meetings', 'meeting_parts', 'duties'] as const;

/** Columns with new values in a copy; the others are copied unchanged. */
const own: Record<string, string> = {
  congregation_id: '$1::bigint',
  meeting_id: 'meetings_made.made',
  part_id: 'meeting_parts_made.made',
  created_at: 'now()',
  updated_at: 'now()',
};

/** Rows of a table from their JSON text. */
const keptOf = (table: string, place: number): string =>
  `kept_${table} as materialized (select * from json_populate_recordset(null::${table}, $${place}::json))`;

/** Maps old row ids to new ones in every table, so that references lead to copied rows. */
const idsOf = (table: string): string =>
  `${table}_made as materialized (
     select id, nextval('${table}_id_seq') as made from kept_${table} order by id)`;

const joinsOf: Record<(typeof tables)[number], string> = {
  meetings: '',
  meeting_parts: 'join meetings_made on meetings_made.id = k.meeting_id',
  duties: `join meetings_made on meetings_made.id = k.meeting_id
    left join meeting_parts_made on meeting_parts_made.id = k.part_id`,
};

const copyOf = (table: (typeof tables)[number], columns: readonly string[]): string => {
  const values = columns.map((name) => (name === 'id' ? `${table}_made.made` : (own[name] ?? `k."${name}"`)));
  return `copied_${table} as (
    insert into ${table} (${columns.map((name) => `"${name}"`)}) overriding system value
    select ${values} from kept_${table} k join ${table}_made on ${table}_made.id = k.id ${joinsOf[table]})`;
};

interface KeptWeeks {
  /** Copies the rows to a congregation. */
  statement: string;
  /** JSON texts of the rows, by table. */
  rows: string[];
}

async function keep(owner: Pool, congregation: number): Promise<KeptWeeks> {
  const copies: string[] = [];
  const rows: string[] = [];
  for (const table of tables) {
    const kept = await owner.query<{ kept: string }>(
      `select json_agg(t)::text as kept from ${table} t where congregation_id = $1`,
      [congregation],
    );
    rows.push(kept.rows[0]!.kept);
    const { fields } = await owner.query(`select * from ${table} limit 0`);
    copies.push(
      copyOf(
        table,
        fields.map(({ name }) => name),
      ),
    );
  }
  const kept = tables.map((table, place) => keptOf(table, place + 2));
  return {
    rows,
    statement: `with ${[...kept, ...tables.map(idsOf), ...copies]}
    insert into revisions (congregation_id, collection, revision)
      select $1, collection, 1 from unnest(array['meetings', 'meetingParts', 'meetingAssignments']) collection`,
  };
}

/** Runs without triggers: the statement sets the revisions, and the journal stays empty. */
async function copyWeeks(owner: Pool, { statement, rows }: KeptWeeks, congregation: number): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(statement, [congregation, ...rows]);
    await client.query('commit');
    client.release();
  } catch (error) {
    // Destroys the connection, which rolls the transaction back.
    client.release(true);
    throw error;
  }
}

let weeks: Promise<KeptWeeks> | undefined;

/** @param make creates the weeks of this congregation like the server. */
export async function standingWeeks(
  { owner }: FreshDatabase,
  congregation: number,
  make: () => Promise<unknown>,
): Promise<void> {
  if (weeks) return copyWeeks(owner, await weeks, congregation);
  weeks = make().then(() => keep(owner, congregation));
  await weeks;
}
