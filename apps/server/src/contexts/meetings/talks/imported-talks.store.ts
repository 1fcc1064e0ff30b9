/** Inserts talks of earlier years by an import, and removes them on a rollback. */
import type { GivenLine } from '@sheaf/rules/meetings/speakers-import/read-rows';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { NotedRow } from '#platform/imports/import-ledger.store';
import { noted, pieces } from '#platform/imports/import-writing.store';

export const importedTalks = {
  /** Keys of stored talks, such as `2026-03-08 12`. */
  async known(tenant: Tenant): Promise<Set<string>> {
    const rows = await tenant.db.selectFrom('given_talks').select(['given_on', 'number']).execute();
    return new Set(rows.map(({ given_on, number }) => `${given_on} ${number}`));
  },

  /** @returns the number of new talks. */
  async add(tenant: Tenant, importId: number, given: readonly GivenLine[]): Promise<number> {
    let added = 0;
    for (const piece of pieces(given)) {
      const rows = await noted(
        tenant,
        { importId, table: 'given_talks' },
        sql`insert into given_talks (congregation_id, number, given_on, speaker_name, speaker_congregation)
          select ${tenant.congregationId}::bigint, g.number, g.date::date, g.speaker_name, g.speaker_congregation
          from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb)
            as g (number int, date text, speaker_name text, speaker_congregation text)
          on conflict do nothing returning congregation_id, id, version`,
      );
      added += rows.length;
    }
    return added;
  },

  /** Removes talks unchanged since the import. @returns the number of removed talks. */
  async remove(tenant: Tenant, notes: readonly NotedRow[]): Promise<number> {
    let removed = 0;
    const given = notes.filter(({ table_name }) => table_name === 'given_talks');
    for (const piece of pieces(given)) {
      const { numAffectedRows } = await sql`delete from given_talks t
        using jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as g (row_id bigint, row_version int)
        where t.id = g.row_id and t.version = g.row_version`.execute(tenant.db);
      removed += Number(numAffectedRows ?? 0);
    }
    return removed;
  },
};
