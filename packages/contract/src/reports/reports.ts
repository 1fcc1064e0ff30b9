/** Operations on field service reports (REPORTS-C1 to C5). */
import { z } from 'zod';
import { id, idOrZero, listQuery, noContent, pagedQuery, reference } from '../fields.ts';
import { operation } from '../operation.ts';
import { reportDelegates } from './delegates.ts';
import { reportFiles } from './files.ts';
import { reportsPaper } from './paper.ts';
import { preparedReports } from './prepared.ts';
import { reportReminders } from './reminders.ts';
import { reportTotals } from './report-totals.ts';
import { month, reportBody, serviceReport } from './rows.ts';

const ordered = ['id', 'user_id', 'report_month', 'hours', 'studies', 'special_hours'] as const;

export const reports = {
  ...reportDelegates,
  ...preparedReports,
  ...reportReminders,
  ...reportTotals,
  ...reportsPaper,
  ...reportFiles,
  listReports: operation({
    name: 'reports.listReports',
    method: 'GET',
    path: '/field-service-reports',
    summary: 'Reports, newest month first (REPORTS-C1, REPORTS-R6)',
    description: 'Everyone’s with settings.users, otherwise the caller’s.',
    permission: 'signed-in',
    scope: 'congregation',
    query: pagedQuery(500, ...ordered),
    reply: z.array(serviceReport),
    refusals: [],
    idempotent: 'read',
    reads: ['serviceReports'],
  }),
  listMonths: operation({
    name: 'reports.listMonths',
    method: 'POST',
    path: '/available-report-months',
    summary: 'Months that a report can be entered for, newest first (REPORTS-C2, REPORTS-R1, REPORTS-O1)',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      id: reference.optional().meta({ description: 'id of the person; the caller if omitted' }),
    }),
    reply: z.array(
      z.object({
        month: z.string().meta({ description: 'month, `2026-10`' }),
        date: z.string().meta({ format: 'date', description: 'first day of the month' }),
      }),
    ),
    refusals: [],
    idempotent: 'key',
    changes: [],
  }),
  saveReport: operation({
    name: 'reports.saveReport',
    method: 'POST',
    path: '/report',
    summary: 'Enter a report, one per person and month (REPORTS-C3, REPORTS-R19)',
    description: 'Replaces an earlier report of the month.',
    permission: 'signed-in',
    scope: 'congregation',
    body: reportBody,
    reply: serviceReport,
    refusals: ['stale', 'month-not-over', 'month-too-old', 'month-taken'],
    idempotent: 'key',
    changes: ['serviceReports', 'preparedReports'],
  }),
  listReportsOf: operation({
    name: 'reports.listReportsOf',
    method: 'GET',
    path: '/service-report/{userId}',
    summary: 'Reports of a person, newest month first (REPORTS-C4)',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ userId: id }),
    query: listQuery(...ordered),
    reply: z.array(serviceReport),
    refusals: [],
    idempotent: 'read',
    reads: ['serviceReports', 'reportDelegates', 'groups', 'users'],
  }),
  deleteReport: operation({
    name: 'reports.deleteReport',
    method: 'DELETE',
    path: '/service-report/{id}',
    summary: 'Delete a report of the last three years (REPORTS-C5, REPORTS-R5)',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: ['report-too-old'],
    idempotent: 'key',
    changes: ['serviceReports'],
  }),
  readMonth: operation({
    name: 'reports.readMonth',
    method: 'GET',
    path: '/report-months/{month}',
    summary: 'Reports and missing reports of a month (REPORTS-S1)',
    description:
      'People whose reports the caller may enter, with the report or the month since which it is missing.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ month }),
    reply: z.object({
      month: z.string().meta({ format: 'date', description: 'first day of the month' }),
      people: z
        .array(
          z.object({
            user_id: idOrZero,
            report: serviceReport.nullable(),
            expected: z.boolean().meta({
              description: 'false if the person joined after the month ended (REPORTS-R27)',
            }),
            also_missing: z.boolean().meta({ description: 'the previous month is missing too' }),
            reachable: z.boolean().meta({ description: 'has a phone number or an e-mail address' }),
            reminded: z.boolean().meta({ description: 'already reminded of this month today' }),
          }),
        )
        .meta({ description: 'active people with their report' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['serviceReports', 'reportDelegates', 'groups', 'users', 'sentMessages'],
  }),
};
