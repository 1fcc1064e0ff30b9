/** Reminds people of missing reports: automatically on two days of the month, or by hand (MSG-O3). */
import { fieldServiceReports } from '@sheaf/contract/reports/settings';
import { addMonths, lastMonth } from '@sheaf/rules/reports/months';
import {
  countReminders,
  dueReportReminder,
  isRemindedSince,
  remindedMonth,
  reminderEffect,
} from '@sheaf/rules/reports/reminders';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readSettings } from '#contexts/people/people.api';
import { missingOf, peopleReporting } from '#contexts/reports/missing-reports';
import { reports } from '#contexts/reports/reports.store';
import { sentMessages } from '#platform/outbox/sent-messages.store';
import { type Reminder, type ReminderSource, reminderState } from '#platform/reminder-source';
import { spokenMonth } from '#platform/spoken-day';

export const reminderOf = (personId: number, month: string, today: string): Reminder => ({
  personId,
  effect: reminderEffect(month, personId, today),
  values: (lang) => ({ month: spokenMonth(lang, month) }),
});

export const missingReports: ReminderSource = {
  kind: 'report-missing',

  async due(tenant, time) {
    const due = dueReportReminder(time.zone, reminderState(time));
    if (due === null || !(await readSettings(tenant, fieldServiceReports)).on) return [];
    const missing = await missingOf(tenant, await peopleReporting(tenant), due.month);
    const people = missing.map(({ id }) => id);
    const told = await sentMessages.effectsOf(tenant, 'report-missing', people);
    return people
      .filter((personId) => !isRemindedSince(told, { personId, ...due }))
      .map((personId) => reminderOf(personId, due.month, due.day));
  },

  /** Counts the newest month whose two reminder days are over. */
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
