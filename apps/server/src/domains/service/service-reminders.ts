/** Members of groups that are told of a meeting held once, by message where they have not read it in the app (SERVICE-O2). */
import { groupNewsEffect, newestGroupNews } from '@sheaf/rules/service/reminders';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { clockText } from '#platform/clock-text';
import { countToldSince, unreadSince } from '#platform/notifications/notifications.store';
import type { ReminderSource } from '#platform/reminder-source';
import { spokenDay } from '#platform/spoken-day';

const newsTypes = ['meeting-held'];
const dayMilliseconds = 86_400_000;

export const groupsTold: ReminderSource = {
  kind: 'group-meeting',

  async due(tenant, { now, zone }) {
    const { time_format: timeFormat } = await readLetterhead(tenant);
    const rows = await unreadSince(tenant, newsTypes, new Date(now.getTime() - dayMilliseconds));
    const told = rows.map(({ id, person_id: personId, details }) => {
      const { group, label, date, time, location } = details as Record<string, string>;
      return {
        ...{ id, personId, group: Number(group), date: date! },
        ...{ label: label!, time: time!, location: location! },
      };
    });
    return newestGroupNews(told, todayIn(zone, now.getTime())).map(
      ({ id, personId, label, date, time, location }) => ({
        ...{ personId, effect: groupNewsEffect(id) },
        values: (lang) => ({
          ...{ label, location, date: spokenDay(lang, date), time: clockText(lang, time, timeFormat) },
        }),
      }),
    );
  },

  causesSince: (tenant, since) => countToldSince(tenant, newsTypes, since),
};
