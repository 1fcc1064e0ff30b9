/**
 * Queries on the congregations of the directory: those of the installation with their public profile, and
 * manual entries of the own congregation.
 */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface CongregationValues {
  name: string;
  country_id: number | null;
  region_id: number | null;
  suburb: string | null;
  postcode: string | null;
  address: string | null;
  circuit: string | null;
  lang: string | null;
  timezone_id: string | null;
  public_day: number;
  public_start_time: string;
}

export interface ContactValues {
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
}

export interface DirectoryRow extends CongregationValues, ContactValues {
  id: number;
  /** True for a manual entry, false for a congregation on the installation. */
  kept: boolean;
  version: number | null;
}

const columns = sql`id, name, country_id, region_id, suburb, postcode, address, circuit, lang, timezone_id, public_day, public_start_time`;
const shownColumns = sql`${columns}, null as contact_name, null as contact_email, null as contact_phone, false as kept, null::int as version`;
const shown = sql`select ${shownColumns} from sheaf.congregation_profiles()`;
const kept = sql`select ${columns}, contact_name, contact_email, contact_phone, true as kept, version from directory_congregations`;

export const directory = {
  async list(tenant: Tenant): Promise<(DirectoryRow & { speakers: number })[]> {
    const { rows } = await sql<DirectoryRow & { speakers: number }>`
      select d.*, coalesce(n.speakers, 0)::int as speakers from (${shown} union all ${kept}) d
      left join (select congregation_id, speakers from sheaf.speaker_counts()
        union all select host_id, count(*)::int from directory_speakers group by host_id) n on n.congregation_id = d.id
      order by sheaf.fold_text(d.name), d.id`.execute(tenant.db);
    return rows;
  },

  async read(tenant: Tenant, id: number): Promise<DirectoryRow | undefined> {
    return (await directory.among(tenant, [id])).get(id);
  },

  async among(tenant: Tenant, ids: readonly number[]): Promise<Map<number, DirectoryRow>> {
    const { rows } = await sql<DirectoryRow>`
      select ${shownColumns} from sheaf.profiles_of(${[...ids]}::bigint[])
      union all ${kept} where id = any (${[...ids]}::bigint[])`.execute(tenant.db);
    return new Map(rows.map((row) => [row.id, row]));
  },

  /** Locks a manual entry. */
  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('directory_congregations')
      .select(['id', 'name', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  async add(tenant: Tenant, values: CongregationValues & Partial<ContactValues>): Promise<number> {
    const { id } = await tenant.db
      .insertInto('directory_congregations')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async edit(tenant: Tenant, id: number, values: Partial<CongregationValues & ContactValues>): Promise<void> {
    await tenant.db.updateTable('directory_congregations').set(values).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('directory_congregations').where('id', '=', id).execute();
  },

  /** Coordinator of a congregation on the installation, if visible to the own one. */
  async coordinator(
    tenant: Tenant,
    id: number,
  ): Promise<{ id: number; full_name: string; email: string | null; phone: string | null } | undefined> {
    const { rows } = await sql<{ id: number; full_name: string; email: string | null; phone: string | null }>`
      select id, full_name, email, phone from sheaf.coordinator_of(${id})`.execute(tenant.db);
    return rows[0];
  },
};
