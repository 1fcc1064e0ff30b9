/**
 * Notifies members of groups of a special meeting by message if they have not read it in the app
 * (SERVICE-O2).
 */
import { noticesSince } from '@sheaf/rules/notifications/reminder-moment';
import { groupNewsEffect, newestGroupNews } from '@sheaf/rules/service/reminders';
import { wallTimeIn } from '@sheaf/rules/time/wall-time';
import { readLetterhead } from '#contexts/people/people.api';
import { clockText } from '#platform/clock-text';
import { countToldSince, unreadSince } from '#platform/notifications/notifications.store';
import { type ReminderSource, reminderState } from '#platform/reminder-source';
import { spokenDay } from '#platform/spoken-day';

const newsTypes = ['meeting-held'];

export const groupsTold: ReminderSource = {
  kind: 'group-meeting',

  async due(tenant, due) {
    const { time_format: timeFormat } = await readLetterhead(tenant);
    const rows = await unreadSince(tenant, newsTypes, new Date(noticesSince(reminderState(due))));
    const told = rows.map(({ id, person_id: personId, details }) => {
      const { group, label, date, time, location } = details as Record<string, string>;
      return {
        id,
        personId,
        group: Number(group),
        date: date!,
        label: label!,
        time: time!,
        location: location!,
      };
    });
    return newestGroupNews(told, wallTimeIn(due.zone, due.now.getTime())).map(
      ({ id, personId, label, date, time, location }) => ({
        personId,
        effect: groupNewsEffect(id),
        values: (lang) => ({
          label,
          location,
          date: spokenDay(lang, date),
          time: clockText(lang, time, timeFormat),
        }),
      }),
    );
  },

  causesSince: (tenant, since) => countToldSince(tenant, newsTypes, since),
};
