import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { presentNotification, readManner } from '#contexts/dashboard/dashboard/present-notification';
import { readPeople } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import { notifications } from '#platform/notifications/own-notifications.store';

const latest = 50;

/** Presents the notifications in the language of the reader (USERS-C10). */
export async function listNotificationsOf(call: Handler<typeof dashboard.listNotificationsOf>) {
  const { tenant, actor, params, platform } = call;
  if ((await readPeople(tenant, [params.id])).length === 0) return call.missing();
  const rows = await notifications.page(tenant, params.id, 1, latest);
  const manner = await readManner(tenant, actor.lang, call.now);
  return rows.map((row) => presentNotification(platform.registry.notifications, row, manner));
}
