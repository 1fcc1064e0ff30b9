/** What gives cause for a message by itself, and the switches. */
import { automaticMessaging } from '@sheaf/contract/messages/settings';
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

/** How each is called among the modules of the congregation (MSG-D3). */
const moduleKeys = {
  manual: 'manual',
  'map-overdue': 'maps',
  'map-assigned': 'maps_assigned',
  'address-timeout': 'addresses',
} as const;
export type Switches = Record<keyof typeof moduleKeys, boolean>;

export const automatic = {
  async settings(tenant: Tenant) {
    const row = await tenant.db.selectFrom('congregations').select('timezone_id').executeTakeFirstOrThrow();
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

  /** Those of them who can be written to. */
  async addressees(tenant: Tenant, ids: readonly number[]): Promise<Map<number, Addressee>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<Addressee>`
      select id as person_id, first_name, lang, phone, email from people
      where id = any(${[...ids]}::int[]) and active and appointment <> 'inactive' and deleted_at is null`.execute(
      tenant.db,
    );
    return new Map(rows.map((row) => [row.person_id, row]));
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
};
