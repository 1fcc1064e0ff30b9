/** Sends due automatic messages once, every hour in the waking hours of the congregation (MSG-R12). */

import { automaticKinds, isLastChance, isWaking } from '@sheaf/rules/automatic-messages/automatic';
import { noticesSince } from '@sheaf/rules/notifications/reminder-moment';
import { type Draft, queueAutomatic } from '#contexts/messaging/messages/queue-automatic';
import { settledReminders } from '#contexts/messaging/messages/settled-reminders.store';
import { readSwitches } from '#contexts/messaging/messages/switches';
import { reachablePeopleAmong, readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { JobPlatform, JobResult, NightlyJob } from '#platform/jobs/nightly';
import { balances } from '#platform/outbox/balance.store';
import { type DueTime, type ReminderSource, reminderState } from '#platform/reminder-source';

/** Leaves out people who were deactivated or deleted in between. */
async function draftsOf(tenant: Tenant, source: ReminderSource, time: DueTime): Promise<Draft[]> {
  const reminders = await source.due(tenant, time);
  const people = await reachablePeopleAmong(
    tenant,
    reminders.map(({ personId }) => personId),
  );
  const addressees = new Map(
    people
      .filter(({ active, appointment }) => active && appointment !== 'inactive')
      .map((person) => [person.id, person]),
  );
  const at = { zone: time.zone, now: time.now.getTime() };
  return reminders.flatMap(({ personId, effect, lastDay = false, over, phrase = source.kind, values }) => {
    const to = addressees.get(personId);
    const lastChance = isLastChance(source.kind, { ...at, lastDay, over });
    return to ? [{ to, kind: source.kind, phrase, effect, lastChance, over, values: values(to.lang) }] : [];
  });
}

async function sendAutomatic(
  tenant: Tenant,
  now: Date,
  { registry, settings: { address } }: JobPlatform,
): Promise<JobResult> {
  const switches = await readSwitches(tenant);
  const { zone } = await readLetterhead(tenant);
  const due = registry.dueReminders.filter(
    ({ kind }) => switches[kind] && isWaking(kind, zone, now.getTime()),
  );
  await settledReminders.forget(
    tenant,
    automaticKinds.filter((kind) => !switches[kind]),
  );
  if (due.length === 0) return { written: 0 };
  // The lock makes a concurrent run finish before its sent messages are read.
  await balances.lock(tenant);
  const settled = await settledReminders.read(tenant);
  let messages = 0;
  for (const source of due) {
    const time = { now, zone, settledUntil: settled.get(source.kind) ?? now };
    const { queued, heldBack } = await queueAutomatic(tenant, await draftsOf(tenant, source, time), {
      now,
      address,
    });
    messages += queued;
    const until = heldBack === 0 ? now : new Date(noticesSince(reminderState(time)));
    await settledReminders.settle(tenant, source.kind, until);
  }
  return { written: messages };
}

export const messagesHourly: NightlyJob = {
  name: 'automatic-messages',
  awake: (zone, now) => automaticKinds.some((kind) => isWaking(kind, zone, now.getTime())),
  run: sendAutomatic,
};
