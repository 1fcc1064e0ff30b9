/** Collects the prompts of the dashboard from all domains (SHELL-D1). */

import type { alerts } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import { onlineMeetings } from '@sheaf/rules/dashboard/dashboard/online-meeting';
import { isAskedToSubscribe } from '@sheaf/rules/dashboard/dashboard/subscribing';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import type { z } from 'zod';
import { nextCartShift } from '#contexts/carts/carts.api';
import { nextDuty } from '#contexts/duties/duties.api';
import { cancellingEvents } from '#contexts/events/events.api';
import { topicsWithNews } from '#contexts/forum/forum.api';
import { meetingsBetween, promptedTalk } from '#contexts/meetings/meetings.api';
import { readCongregationRow, readSettings, readSubscriber, readToday } from '#contexts/people/people.api';
import { lastReportOf } from '#contexts/reports/reports.api';
import { openRequestFor, promptedGroup } from '#contexts/service/service.api';
import type { AlertsCall } from '#platform/registry';

type Alerts = z.output<typeof alerts>;

export async function currentAlerts({ tenant, actor, now, platform }: AlertsCall): Promise<Alerts> {
  const { timezone_id: zone } = await readCongregationRow(tenant);
  const schedule = await readSettings(tenant, meetingSchedule);
  const events = await cancellingEvents(tenant);
  const today = await readToday(tenant, now);
  const held = await meetingsBetween(tenant, today, today);
  const meetings = onlineMeetings(schedule, held, events, zone, now.getTime());
  const person = await readSubscriber(tenant, actor.personId);
  const asked = { personId: actor.personId, zone, now };
  const showsTalks = schedule.on && actor.permissions.has('schedules.meetings');
  const endOfWeek = addDays(mondayOf(today), 6);
  return {
    group: await promptedGroup(tenant, asked),
    request: await openRequestFor(tenant, asked),
    cart: await nextCartShift(tenant, actor.personId, zone, now),
    topics: actor.permissions.has('forums.features') ? await topicsWithNews(tenant, actor.personId) : [],
    ...(await lastReportOf(tenant, actor.personId, now)),
    meetings: meetings.map(({ meeting, url, startsAt }) => ({
      meeting,
      url,
      starts_at: new Date(startsAt).toISOString(),
    })),
    talk: showsTalks ? await promptedTalk(tenant, { from: today, to: endOfWeek, lang: actor.lang }) : null,
    next: await nextDuty(tenant, platform.registry, { personId: actor.personId, zone, now }),
    subscribe: isAskedToSubscribe(person, platform.settings.subscribing, zone, now.getTime()),
  };
}
