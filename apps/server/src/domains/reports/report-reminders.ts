/** Who is told that their report is missing: by itself on two days of the month, or by hand (MSG-O3). */
import { fieldServiceReports } from '@sheaf/contract/congregations/modules';
import { addMonths, lastMonth } from '@sheaf/rules/reports/months';
import { countReminders, remindedMonth, reminderEffect } from '@sheaf/rules/reports/reminders';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readSettings } from '#domains/congregations/congregations.public-api';
import { missingOf, peopleReporting } from '#domains/reports/missing-reports';
import { reports } from '#domains/reports/reports.store';
import type { Reminder, ReminderSource } from '#platform/reminder-source';
import { spokenMonth } from '#platform/spoken-day';

export const reminderOf = (personId: number, month: string, today: string): Reminder => ({
  personId,
  effect: reminderEffect(month, personId, today),
  values: (lang) => ({ month: spokenMonth(lang, month) }),
});

export const missingReports: ReminderSource = {
  kind: 'report-missing',

  async due(tenant, { now, zone }) {
    const today = todayIn(zone, now.getTime());
    const month = remindedMonth(today);
    if (month === null || !(await readSettings(tenant, fieldServiceReports)).on) return [];
    const missing = await missingOf(tenant, await peopleReporting(tenant), month);
    return missing.map(({ id }) => reminderOf(id, month, today));
  },

  /** Of the newest month whose both days are over. */
  async causesSince(tenant, _since, { now, zone }) {
    if (!(await readSettings(tenant, fieldServiceReports)).on) return 0;
    const today = todayIn(zone, now.getTime());
    const month = remindedMonth(today) ? addMonths(lastMonth(today), -1) : lastMonth(today);
    const people = await peopleReporting(tenant);
    const missing = await missingOf(tenant, people, month);
    const came = await reports.inMonth(
      tenant,
      month,
      people.map(({ id }) => id),
    );
    return countReminders(people.length, missing.length + came.filter(({ late }) => late).length);
  },
};
