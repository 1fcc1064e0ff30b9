/** Notifies people of their slots in the app, and by push or e-mail, never by SMS (X-TASKS-8). */
import { selectChannel } from '@sheaf/rules/messaging/messages/recipients';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { tasksNotifications } from '@sheaf/rules/tasks/notifications';
import { effectOfNews, newsOfSlot, type SlotNews } from '@sheaf/rules/tasks/slot-news';
import { markDutiesKnown } from '#contexts/duties/duties.api';
import { preferencesOf } from '#contexts/messaging/messaging.api';
import { allReachablePeople, reachablePeopleAmong, readToday } from '#contexts/people/people.api';
import { keepersOf } from '#contexts/tasks/keepers';
import { type ReadSlot, readSlots } from '#contexts/tasks/slot-terms';
import { taskMail } from '#contexts/tasks/task.mail';
import { taskSlots } from '#contexts/tasks/task-slots.store';
import type { Tenant } from '#platform/database/tenant';
import type { JobPlatform } from '#platform/jobs/nightly';
import { notify } from '#platform/notifications/notifications.store';
import { type MessageToQueue, queueMessages } from '#platform/outbox/outbox.store';
import { pushDevices } from '#platform/outbox/push-devices.store';
import { stopPage } from '#platform/outbox/stop-link';

const messageKind = 'task-news';

interface SlotMessage {
  slot: ReadSlot;
  news: SlotNews;
  people: readonly number[];
}

async function tellPeople(tenant: Tenant, { slot, news, people }: SlotMessage, now: Date, address: string) {
  const { row } = slot;
  const told = (await reachablePeopleAmong(tenant, people)).filter(({ active }) => active);
  await notify(
    tenant,
    tasksNotifications,
    told.map(({ id: personId }) => ({
      personId,
      type: news === 'undone' ? ('task-undone' as const) : ('task-ahead' as const),
      details: { label: row.label, date: row.on_date },
    })),
    now,
  );
  const preferred = await preferencesOf(tenant, messageKind);
  const withDevice = await pushDevices.people(tenant);
  const messages: MessageToQueue[] = [];
  for (const { id, email, lang, first_name: firstName } of told) {
    const to = selectChannel({ phone: null, email, hasDevice: withDevice.has(id) }, preferred.get(id));
    if (!to) continue;
    const stop = await stopPage(tenant, address, { personId: id, kind: messageKind });
    const { label, on_date: date } = row;
    messages.push({
      personId: id,
      channel: to.channel,
      recipient: to.address,
      ...taskMail(lang, { firstName, label, date, news, address, stop }),
      kind: messageKind,
      effect: effectOfNews(news, row, id),
    });
  }
  await queueMessages(tenant, messages);
  return told.length;
}

/** People with a place and the whole group whose turn it is, or the keepers of a slot that is not done. */
async function readConcerned(tenant: Tenant) {
  const keepers = await keepersOf(tenant);
  const members = Map.groupBy(await allReachablePeople(tenant), ({ groupId }) => groupId);
  return ({ terms }: ReadSlot, news: SlotNews): number[] => {
    if (news === 'undone') return keepers;
    const group = terms.groupId === null ? [] : (members.get(terms.groupId) ?? []);
    return [...new Set([...terms.people.flatMap((id) => id ?? []), ...group.map(({ id }) => id)])];
  };
}

/** @returns the number of people who were notified. */
export async function tellSlots(tenant: Tenant, now: Date, { settings }: JobPlatform): Promise<number> {
  const today = await readToday(tenant, now);
  const rows = await taskSlots.lockOpen(tenant, addDays(today, -14), addDays(today, 7));
  const due = (await readSlots(tenant, rows)).flatMap((slot) => {
    const { row, terms } = slot;
    const { state, lastOn } = terms;
    const news = newsOfSlot({ told: row.told_news, state, onDate: row.on_date, lastOn }, today);
    return news === null ? [] : [{ slot, news }];
  });
  if (due.length === 0) return 0;
  const concerned = await readConcerned(tenant);
  let written = 0;
  for (const { slot, news } of due) {
    const people = concerned(slot, news);
    if (people.length > 0) written += await tellPeople(tenant, { slot, news, people }, now, settings.address);
    const filled = slot.duties.filter(({ person_id }) => person_id !== null);
    if (news !== 'undone')
      await markDutiesKnown(
        tenant,
        filled.map(({ id }) => id),
        now,
      );
    await taskSlots.edit(tenant, slot.row.id, { told_news: news });
  }
  return written;
}
