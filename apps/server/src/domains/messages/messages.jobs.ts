/** Every hour: what gives cause for a message is told once, in the waking hours of the congregation (MSG-R12). */

import { automaticKinds, isLastWakingHour, isWaking } from '@sheaf/rules/messages/automatic';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { type Draft, queueAutomatic } from '#domains/messages/queue-automatic';
import { readSwitches } from '#domains/messages/switches';
import { reachablePeople } from '#domains/people/people.public-api';
import type { Tenant } from '#platform/database/tenant';
import type { JobPlatform, JobResult, NightlyJob } from '#platform/jobs/nightly';
import { balances } from '#platform/outbox/balance.store';
import type { ReminderSource, ReminderTime } from '#platform/reminder-source';

/** Who was deactivated or deleted meanwhile is told nothing. */
async function draftsOf(tenant: Tenant, source: ReminderSource, time: ReminderTime): Promise<Draft[]> {
  const reminders = await source.due(tenant, time);
  const people = await reachablePeople.among(
    tenant,
    reminders.map(({ personId }) => personId),
  );
  const addressees = new Map(
    people
      .filter(({ active, appointment }) => active && appointment !== 'inactive')
      .map((person) => [person.id, person]),
  );
  const lastHour = isLastWakingHour(source.kind, time.zone, time.now.getTime());
  return reminders.flatMap(({ personId, effect, lastDay = false, phrase = source.kind, values }) => {
    const to = addressees.get(personId);
    const lastChance = lastDay && lastHour;
    return to ? [{ to, kind: source.kind, phrase, effect, lastChance, values: values(to.lang) }] : [];
  });
}

async function sendAutomatic(
  tenant: Tenant,
  now: Date,
  { registry }: Pick<JobPlatform, 'registry'>,
): Promise<JobResult> {
  const switches = await readSwitches(tenant);
  const { zone } = await readLetterhead(tenant);
  const due = registry.dueReminders.filter(
    ({ kind }) => switches[kind] && isWaking(kind, zone, now.getTime()),
  );
  // What was told is read only once another process has written what it told.
  if (due.length > 0) await balances.lock(tenant);
  let messages = 0;
  for (const source of due)
    messages += await queueAutomatic(tenant, await draftsOf(tenant, source, { now, zone }), now);
  return { written: messages };
}

export const messagesHourly: NightlyJob = {
  name: 'automatic-messages',
  awake: (zone, now) => automaticKinds.some((kind) => isWaking(kind, zone, now.getTime())),
  run: sendAutomatic,
};
