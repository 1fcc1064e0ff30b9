/** What gives cause for a message by itself, and the switches. */
import { automaticMessaging } from '@sheaf/contract/messages/settings';
import type { AutomaticKind } from '@sheaf/rules/messages/automatic';
import { sql } from 'kysely';
import { changeSettings, readSettings } from '#domains/congregations/congregations.door';
import type { Tenant } from '#platform/database/tenant';

export interface Addressee {
  person_id: number;
  first_name: string;
  lang: string;
  phone: string | null;
  email: string | null;
}

export interface HeldMap extends Addressee {
  holder_id: number;
  number: string;
  assigned_at: Date;
  personal: boolean;
}

export interface KeptAddresses extends Addressee {
  kept_at: Date;
}

/** How each is called among the modules of the congregation (MSG-D3). */
const moduleKeys = {
  manual: 'manual',
  'map-overdue': 'maps',
  'map-assigned': 'maps_assigned',
  'address-timeout': 'addresses',
} as const;
export type Switches = Record<keyof typeof moduleKeys, boolean>;

const addressee = sql`p.id as person_id, p.first_name, p.lang, p.phone, p.email`;
const reachable = sql`p.active and p.appointment <> 'inactive' and p.deleted_at is null`;

export const automatic = {
  async settings(tenant: Tenant) {
    const row = await tenant.db
      .selectFrom('congregations')
      .select(['timezone_id', 'address_timeout', 'assigned_map_cutoff'])
      .executeTakeFirstOrThrow();
    const stored = await readSettings(tenant, automaticMessaging);
    const switches = Object.fromEntries(
      Object.entries(moduleKeys).map(([name, key]) => [name, stored[key]]),
    ) as Switches;
    return { ...row, switches };
  },

  /** Beside the others, which stay as they are. */
  async save(tenant: Tenant, change: Partial<Switches>): Promise<void> {
    const given = Object.fromEntries(
      Object.entries(change).map(([name, on]) => [moduleKeys[name as keyof Switches], on]),
    );
    await changeSettings(tenant, automaticMessaging, given);
  },

  /** Maps that are out with a person. */
  async heldMaps(tenant: Tenant): Promise<HeldMap[]> {
    const { rows } = await sql<HeldMap>`
      select ${addressee}, h.id as holder_id, m.number, h.assigned_at, a.personal
      from map_assignment_holders h
      join map_assignments a on a.congregation_id = h.congregation_id and a.id = h.assignment_id
      join maps m on m.congregation_id = a.congregation_id and m.id = a.map_id
      join people p on p.congregation_id = h.congregation_id and p.id = h.person_id
      where h.returned_at is null and a.returned_at is null and m.deleted_at is null and ${reachable}
      order by h.id`.execute(tenant.db);
    return rows;
  },

  /** A row for every address somebody keeps. */
  async keptAddresses(tenant: Tenant): Promise<KeptAddresses[]> {
    const { rows } = await sql<KeptAddresses>`
      select ${addressee}, d.assigned_at as kept_at
      from available_addresses d join people p on p.congregation_id = d.congregation_id and p.id = d.assigned_to
      where d.assigned_at is not null and not d.expired and ${reachable}
      order by p.id, d.id`.execute(tenant.db);
    return rows;
  },

  /** Which of these effects were told before. */
  async told(tenant: Tenant, effects: readonly string[]): Promise<Set<string>> {
    if (effects.length === 0) return new Set();
    const rows = await tenant.db
      .selectFrom('outgoing_messages')
      .select('effect')
      .where('effect', 'in', [...effects])
      .execute();
    return new Set(rows.map(({ effect }) => effect!));
  },

  /** Messages sent since, by kind. */
  async sentSince(tenant: Tenant, since: Date): Promise<Map<string, number>> {
    const { rows } = await sql<{ kind: string; sent: number }>`
      select kind, count(*) as sent from outgoing_messages where created_at > ${since} group by kind`.execute(
      tenant.db,
    );
    return new Map(rows.map(({ kind, sent }) => [kind, sent]));
  },

  /** How often each kind would have had cause since; an overdue map every week. */
  async causesSince(tenant: Tenant, since: Date, cutoff: number): Promise<Record<AutomaticKind, number>> {
    const { rows } = await sql<Record<AutomaticKind, number>>`
      select
        (select count(*) from map_assignment_holders where assigned_at > ${since}) as "map-assigned",
        (select 4 * count(*) from map_assignments where returned_at is null and not personal and ${cutoff}::int > 0
           and assigned_at < now() - make_interval(days => ${cutoff}::int + 1)) as "map-overdue",
        (select count(distinct (assigned_to, assigned_at::date)) from available_addresses
           where assigned_to is not null and assigned_at > ${since}) as "address-timeout"`.execute(tenant.db);
    return rows[0]!;
  },
};
