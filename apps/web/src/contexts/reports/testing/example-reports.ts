import { lastMonth } from '@sheaf/rules/reports/months';
import type { Reply } from '#platform/api.ts';
import { monthName, today } from '#platform/dates.ts';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { type answerWith, exampleCongregation, quietAlerts } from '#platform/testing/replies.ts';

type Report = Reply<'reports.listReportsOf'>[number];

export const month = () => lastMonth(today());
export const named = (style: 'long' | 'alone' = 'long') => monthName(month().slice(0, 7), style);

export const report = (rest: Partial<Report> = {}): Report => ({
  id: 5,
  user_id: 1,
  report_month: month(),
  month_year: month().slice(0, 7),
  active: true,
  aux: false,
  hours: null,
  studies: 2,
  special_hours: null,
  pioneer: false,
  special_pioneer: false,
  comments: null,
  placements: null,
  videos: null,
  return_visits: null,
  late: false,
  version: 1,
  ...rest,
});
const ruth = examplePerson({ id: 1, first_name: 'Ruth', last_name: 'Hollis' });
const miriam = examplePerson({ pioneer: true, appointment: 'unbaptised' });
const people = [ruth, miriam];
export const row = (user_id: number, own: Report | null = null) => ({
  user_id,
  report: own,
  expected: true,
  also_missing: true,
  reachable: true,
  reminded: false,
});

export const replies = (rest: Parameters<typeof answerWith>[0] = {}) => ({
  'sync.listChanges': peopleChange(people),
  'congregations.readCongregation': exampleCongregation,
  'groups.listGroups': [],
  'reports.listDelegates': [],
  'reports.listReportsOf': [],
  'reports.listPreparedReports': [],
  'reports.readMonth': { month: month(), people: [row(1)] },
  'reports.saveReport': report(),
  'dashboard.readAlerts': { ...quietAlerts, report: null },
  ...rest,
});
