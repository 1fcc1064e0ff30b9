/** Writes notifications in the transaction of their cause. */
import {
  isTold,
  type NotificationDetails,
  type NotificationKinds,
} from '@sheaf/rules/notifications/notification';
import { sql } from 'kysely';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

export interface NotificationToTell<Type extends string> {
  personId: number;
  type: Type;
  details?: NotificationDetails;
}

const columns = 'congregation_id, person_id, type, by_person, details, notified_at';

const told: Statement = {
  name: 'notify',
  text: `insert into notifications (${columns}) select ${columns} from json_populate_recordset(null::notifications, $1)`,
  needsTransaction: true,
};

/** Notifies people with kinds of one domain. The actor is recorded as the cause and not notified. */
export async function notify<Kinds extends NotificationKinds>(
  tenant: Tenant,
  _kinds: Kinds,
  notifications: readonly NotificationToTell<keyof Kinds & string>[],
  at: Date,
): Promise<void> {
  const rows = notifications
    .filter(({ personId }) => isTold(personId, tenant.personId))
    .map(({ personId, type, details = {} }) => ({
      congregation_id: tenant.congregationId,
      person_id: personId,
      by_person: tenant.personId,
      type,
      details,
      notified_at: at,
    }));
  if (rows.length > 0) await tenant.prepared(told, [JSON.stringify(rows)]);
}

/**
 * Unread notifications of these kinds since an instant, for messages that repeat them to people who do not
 * open the app.
 */
export const unreadSince = (tenant: Tenant, types: readonly string[], since: Date) =>
  tenant.db
    .selectFrom('notifications as n')
    .leftJoin('person_names as p', (join) =>
      join.onRef('p.congregation_id', '=', 'n.congregation_id').onRef('p.id', '=', 'n.by_person'),
    )
    .select(['n.id', 'n.person_id', 'n.type', 'n.details', 'p.first_name', 'p.last_name'])
    .where('n.type', 'in', [...types])
    .where('n.notified_at', '>', since)
    .where('n.read_at', 'is', null)
    .orderBy('n.id')
    .execute();

/** Number of notifications that the actor caused, with these details. */
export async function toldAbout(tenant: Tenant, type: string, details: NotificationDetails): Promise<number> {
  const { told } = await tenant.db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('told'))
    .where('type', '=', type)
    .where('by_person', '=', tenant.personId)
    .where(sql<boolean>`details @> ${JSON.stringify(details)}::jsonb`)
    .executeTakeFirstOrThrow();
  return told;
}

/** Number of notifications of these kinds since an instant. */
export async function countToldSince(tenant: Tenant, types: readonly string[], since: Date): Promise<number> {
  const { told } = await tenant.db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('told'))
    .where('type', 'in', [...types])
    .where('notified_at', '>', since)
    .executeTakeFirstOrThrow();
  return told;
}

/** Deletes unread notifications of these instants, as if they were never sent. */
export async function withdrawUnread(
  tenant: Tenant,
  types: readonly string[],
  number: string,
  told: readonly { personId: number; at: number }[],
): Promise<void> {
  await sql`
    delete from notifications n
      using unnest(${told.map(({ personId }) => personId)}::bigint[], ${told.map(({ at }) => new Date(at))}::timestamptz[]) as t (person_id, notified_at)
    where n.person_id = t.person_id and n.notified_at = t.notified_at and n.type = any(${[...types]}::text[])
      and n.details->>'number' = ${number} and n.read_at is null`.execute(tenant.db);
}

/**
 * Notifies the sender of a message that was set aside, or people who may resend it. Many at once (after a
 * gateway failure) are one notification with a count.
 */
export async function notifyOfMessage(
  tenant: Tenant,
  type: 'message-failed' | 'message-unsure',
  messageId: number,
  at: Date,
): Promise<void> {
  await sql`
    with sender as (
      select p.id from outgoing_messages m
        join sendings s on s.congregation_id = m.congregation_id and s.id = m.sending_id
        join current_people p on p.congregation_id = s.congregation_id and p.id = s.sent_by
        where m.id = ${messageId} and p.active),
    keepers as (
      select distinct p.id from current_people p
        join held_roles r on r.congregation_id = p.congregation_id and r.person_id = p.id
        where 'settings.send_messages' = any (r.permissions) and p.active
          and not exists (select 1 from sender)),
    told as (select id from sender union select id from keepers),
    counted as (
      update notifications n set notified_at = ${at},
          details = jsonb_set(n.details, '{count}', to_jsonb((n.details->>'count')::int + 1))
        where n.type = ${type} and n.read_at is null and n.person_id in (select id from told)
        returning n.person_id)
    insert into notifications (congregation_id, person_id, type, details, notified_at)
      select ${tenant.congregationId}::bigint, id, ${type}::text, '{"count": 1}', ${at}::timestamptz from told
        where id not in (select person_id from counted)`.execute(tenant.db);
}
