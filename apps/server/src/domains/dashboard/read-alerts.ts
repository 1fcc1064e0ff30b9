import { meetingSchedule } from '@sheaf/contract/congregation-modules';
import type { dashboard } from '@sheaf/contract/dashboard';
import { onlineMeetings } from '@sheaf/rules/dashboard/online-meeting';
import { isAskedToSubscribe } from '@sheaf/rules/dashboard/subscribing';
import { readCongregationRow, readSettings } from '#domains/congregations/congregations.door';
import { cancellingEvents } from '#domains/events/events.door';
import { readSubscriber } from '#domains/people/people.door';
import type { Handler } from '#platform/handle';

/** SHELL-C1. */
export async function readAlerts({ tenant, actor, now, platform }: Handler<typeof dashboard.readAlerts>) {
  const { timezone_id: zone } = await readCongregationRow(tenant);
  const schedule = await readSettings(tenant, meetingSchedule);
  const events = await cancellingEvents(tenant);
  const meetings = onlineMeetings(schedule, events, zone, now.getTime());
  const person = await readSubscriber(tenant, actor.personId);
  return {
    meetings: meetings.map(({ meeting, url, startsAt }) => ({
      meeting,
      url,
      starts_at: new Date(startsAt).toISOString(),
    })),
    subscribe: isAskedToSubscribe(person, platform.settings.subscribing, zone, now.getTime()),
  };
}
