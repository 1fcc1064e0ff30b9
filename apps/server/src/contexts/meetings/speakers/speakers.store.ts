/** Queries on speakers: manual entries, or people shown by their own congregation. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface SpeakerRow {
  id: number;
  /** Directory id. */
  congregation_id: number;
  full_name: string;
  last_first: string | null;
  email: string | null;
  phone: string | null;
  appointment: 'elder' | 'servant';
  outlines: number[];
  /** Days away of a manual entry, in the format of `readSpan`. */
  away: string[];
  /** True for a manual entry. */
  kept: boolean;
  version: number | null;
}

export interface SpeakerValues {
  full_name: string;
  email: string | null;
  phone: string | null;
  appointment: 'elder' | 'servant';
  outlines?: number[];
  away?: string[];
}

const keptColumns = sql`s.id, s.host_id as congregation_id, s.full_name, null::text as last_first, s.email, s.phone, s.appointment,
  s.outlines, s.away, true as kept, s.version`;
const shownColumns = sql`p.id, p.congregation_id, p.full_name, p.last_first, p.email, p.phone, p.appointment,
  p.outlines, '{}'::text[] as away, false as kept, null::int as version`;

export const speakers = {
  async of(tenant: Tenant, congregationId: number): Promise<SpeakerRow[]> {
    const { rows } = await sql<SpeakerRow>`
      select ${keptColumns} from directory_speakers s where s.host_id = ${congregationId}
      union all select ${shownColumns} from sheaf.speakers_of(${congregationId}) p`.execute(tenant.db);
    return rows;
  },

  async numbered(tenant: Tenant, ids: readonly number[]): Promise<SpeakerRow[]> {
    const { rows } = await sql<SpeakerRow>`
      select ${keptColumns} from directory_speakers s where s.id = any (${[...ids]}::bigint[])
      union all select ${shownColumns} from sheaf.speakers_numbered(${[...ids]}::bigint[]) p`.execute(
      tenant.db,
    );
    return rows;
  },

  /** @param key folded beginning of the first or last name. */
  async called(tenant: Tenant, key: string): Promise<SpeakerRow[]> {
    const { rows } = await sql<SpeakerRow>`
      select ${keptColumns} from directory_speakers s
      where (s.name_key >= ${key} and s.name_key < ${key} || chr(1114111))
        or (s.last_key >= ${key} and s.last_key < ${key} || chr(1114111))
      union all select ${shownColumns} from sheaf.speakers_called(${key}) p`.execute(tenant.db);
    return rows;
  },

  /** Locks a manual entry. */
  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('directory_speakers')
      .select(['id', 'host_id', 'full_name', 'phone', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  async add(tenant: Tenant, hostId: number, values: SpeakerValues): Promise<number> {
    const { id } = await tenant.db
      .insertInto('directory_speakers')
      .values({ congregation_id: tenant.congregationId, host_id: hostId, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async edit(tenant: Tenant, id: number, values: Partial<SpeakerValues>): Promise<void> {
    await tenant.db.updateTable('directory_speakers').set(values).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('directory_speakers').where('id', '=', id).execute();
  },
};
