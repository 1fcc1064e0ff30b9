/** Queries on imported workbooks: parts with their imported values, and named headings. */

import type { StoredPartFields } from '@sheaf/rules/meetings/meetings/edited-meeting';
import type { HeadingKind } from '@sheaf/rules/meetings/meetings/part-kinds';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import { changeNoted, noted, removedNoted } from '#platform/imports/import-writing.store';

export interface NewPart extends StoredPartFields {
  meeting_id: number;
  imported: StoredPartFields | null;
}

export interface ChangedPart extends StoredPartFields {
  id: number;
  imported: StoredPartFields | null;
  isRemoved: boolean;
}

const table = 'meeting_parts';
const written = [
  'section',
  'key',
  'order',
  'title',
  'minutes',
  'refs',
  'qualification',
  'helper_qualification',
  'helper_type',
  'imported',
] as const;
const columns = sql.join(written.map((column) => sql.ref(column)));
const given = sql.join(written.map((column) => sql.ref(`g.${column}`)));
const shape = sql`(id bigint, meeting_id bigint, section text, key text, "order" smallint, title text, minutes smallint, refs text,
  qualification smallint, helper_qualification smallint, helper_type text, imported jsonb, "isRemoved" boolean)`;

/** Columns of a part that an import changes and a rollback restores. */
export const changedPartColumns = [...written, 'removed_at'];
export const changedMeetingColumns = ['base_id', 'import_id', 'reading', 'imported_reading'];

const rowsOf = (rows: readonly object[]) =>
  sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g ${shape}`;

export interface MarkedMeeting {
  id: number;
  reading: string | null;
  imported_reading: string | null;
}

export const workbooks = {
  async addParts(tenant: Tenant, importId: number, rows: readonly NewPart[]): Promise<void> {
    if (rows.length === 0) return;
    await noted(
      tenant,
      { importId, table },
      sql`insert into meeting_parts (congregation_id, meeting_id, ${columns})
        select ${tenant.congregationId}::bigint, g.meeting_id, ${given} from (${rowsOf(rows)}) g
        returning congregation_id, id, version`,
    );
  },

  async changeParts(tenant: Tenant, importId: number, rows: readonly ChangedPart[]): Promise<void> {
    if (rows.length === 0) return;
    await changeNoted(tenant, {
      importId,
      table,
      columns: changedPartColumns,
      given: rowsOf(rows),
      before: sql`select p.* from meeting_parts p join given g on p.id = g.id
        where p.congregation_id = ${tenant.congregationId}`,
      update: sql`update meeting_parts p
        set (${columns}, removed_at) = (select ${given}, case when g."isRemoved" then p.removed_at end)
        from given g where p.congregation_id = ${tenant.congregationId} and p.id = g.id
        returning p.congregation_id, p.id, p.version`,
    });
  },

  async removeParts(tenant: Tenant, importId: number, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await removedNoted(
      tenant,
      { importId, table },
      sql`delete from meeting_parts where congregation_id = ${tenant.congregationId} and id = any (${[...ids]}::bigint[]) returning *`,
    );
  },

  /** A meeting retains the base id of its first import. */
  async markMeetings(tenant: Tenant, importId: number, rows: readonly MarkedMeeting[]): Promise<void> {
    await changeNoted(tenant, {
      importId,
      table: 'meetings',
      columns: changedMeetingColumns,
      given: sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id bigint, reading text, imported_reading text)`,
      before: sql`select m.* from meetings m join given g on m.id = g.id where m.congregation_id = ${tenant.congregationId}`,
      update: sql`update meetings m set base_id = coalesce(m.base_id, sheaf.draw_meeting_id()), import_id = ${importId}::bigint,
          reading = g.reading, imported_reading = g.imported_reading
        from given g where m.congregation_id = ${tenant.congregationId} and m.id = g.id
        returning m.congregation_id, m.id, m.version`,
    });
  },

  /** Removes added parts, restores removed ones, and resets all to their imported values (MEET-O2). */
  async resetParts(tenant: Tenant, meetingId: number): Promise<void> {
    await tenant.db
      .deleteFrom('meeting_parts')
      .where('meeting_id', '=', meetingId)
      .where('imported', 'is', null)
      .where('event_id', 'is', null)
      .execute();
    const own = sql.join(written.filter((column) => column !== 'imported').map((column) => sql.ref(column)));
    await sql`update meeting_parts p
      set (${own}, removed_at) = (select ${own}, null::timestamptz from jsonb_populate_record(null::meeting_parts, p.imported))
      where p.congregation_id = ${tenant.congregationId} and p.meeting_id = ${meetingId} and p.event_id is null`.execute(
      tenant.db,
    );
  },

  /** Meetings that an import changed. */
  async meetingsOf(tenant: Tenant, importId: number): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('meetings')
      .select('id')
      .where('import_id', '=', importId)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  async partsOf(tenant: Tenant, meetingIds: readonly number[]): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('meeting_parts')
      .select('id')
      .where('meeting_id', '=', sql<number>`any (${[...meetingIds]}::bigint[])`)
      .execute();
    return rows.map(({ id }) => id);
  },

  async headings(tenant: Tenant, lang: string): Promise<[string, HeadingKind][]> {
    const rows = await tenant.db
      .selectFrom('workbook_headings')
      .select(['heading', 'kind'])
      .where('lang', '=', lang)
      .execute();
    return rows.map(({ heading, kind }) => [heading, kind]);
  },

  nameHeading: (tenant: Tenant, row: { lang: string; heading: string; kind: HeadingKind }) =>
    tenant.db
      .insertInto('workbook_headings')
      .values({ congregation_id: tenant.congregationId, ...row })
      .onConflict((conflict) =>
        conflict.columns(['congregation_id', 'lang', 'heading']).doUpdateSet({ kind: row.kind }),
      )
      .returning(['id', 'lang', 'heading'])
      .executeTakeFirstOrThrow(),
};
