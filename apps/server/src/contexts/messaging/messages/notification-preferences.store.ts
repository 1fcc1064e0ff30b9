/** Queries on the preferred channels of people. */
import { type AutomaticKind, automaticKinds } from '@sheaf/rules/automatic-messages/automatic';
import type { PreferredChannel } from '@sheaf/rules/messaging/messages/recipients';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** Kinds that are never sent by SMS, which would cost the congregation. */
type FreeKind = 'forum-news' | 'notice' | 'phone-storage' | 'task-news';
export type PreferenceKind = 'manual' | FreeKind | AutomaticKind;
/** `all` applies to every kind without its own preference. */
const preferenceKinds: readonly (PreferenceKind | 'all')[] = [
  'all',
  'manual',
  'forum-news',
  'notice',
  'task-news',
  'phone-storage',
  ...automaticKinds,
];

export type NotificationPreferences = Record<
  Exclude<PreferenceKind | 'all', FreeKind>,
  PreferredChannel | null
> &
  Record<FreeKind, Exclude<PreferredChannel, 'sms'> | null>;

export const notificationPreferences = {
  async own(tenant: Tenant, personId: number): Promise<NotificationPreferences> {
    const rows = await tenant.db
      .selectFrom('notification_preferences')
      .select(['kind', 'channel'])
      .where('person_id', '=', personId)
      .execute();
    const known = new Map(rows.map(({ kind, channel }) => [kind, channel]));
    return Object.fromEntries(
      preferenceKinds.map((kind) => [kind, known.get(kind) ?? null]),
    ) as NotificationPreferences;
  },

  /** Preferences for this kind, by person: their own for the kind, else the one for all kinds. */
  async ofKind(tenant: Tenant, kind: PreferenceKind): Promise<Map<number, PreferredChannel>> {
    const rows = await tenant.db
      .selectFrom('notification_preferences')
      .select(['person_id', 'channel'])
      .where('kind', 'in', [kind, 'all'])
      // `all` first, so that the preference for the kind replaces it.
      .orderBy((row) => row('kind', '=', kind))
      .execute();
    return new Map(rows.map(({ person_id, channel }) => [person_id, channel]));
  },

  async set(tenant: Tenant, personId: number, kind: string, channel: PreferredChannel | null): Promise<void> {
    if (channel === null)
      await tenant.db
        .deleteFrom('notification_preferences')
        .where('person_id', '=', personId)
        .where('kind', '=', kind)
        .execute();
    else
      await sql`insert into notification_preferences (congregation_id, person_id, kind, channel)
        values (${tenant.congregationId}, ${personId}, ${kind}, ${channel})
        on conflict (congregation_id, person_id, kind) do update set channel = excluded.channel`.execute(
        tenant.db,
      );
  },
};
