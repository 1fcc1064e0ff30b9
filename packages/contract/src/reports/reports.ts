/** Field service reports: entered, listed, missing (REPORTS-C1 to C5). */
import { z } from 'zod';
import { id, idOrZero, listQuery, noContent, pagedQuery, reference } from '../fields.ts';
import { operation } from '../operation.ts';
import { reportDelegates } from './delegates.ts';
import { reportFiles } from './files.ts';
import { reportsPaper } from './paper.ts';
import { reportReminders } from './reminders.ts';
import { reportTotals } from './report-totals.ts';
import { month, reportBody, serviceReport } from './rows.ts';

const ordered = ['id', 'user_id', 'report_month', 'hours', 'studies', 'special_hours'] as const;

export const reports = {
  ...reportDelegates,
  ...reportReminders,
  ...reportTotals,
  ...reportsPaper,
  ...reportFiles,
  listReports: operation({
    name: 'reports.listReports',
    method: 'GET',
    path: '/field-service-reports',
    summary:
      'Reports, the newest month first: everybody’s with settings.users, else the own (REPORTS-C1, REPORTS-R6).',
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
    summary: 'The months that a report form offers, the newest first (REPORTS-C2, REPORTS-R1, REPORTS-O1).',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      id: reference.optional().meta({ description: 'of the person; left out: the own' }),
    }),
    reply: z.array(z.object({ month: z.string(), date: z.string().meta({ format: 'date' }) })),
    refusals: [],
    idempotent: 'key',
    changes: [],
  }),
  saveReport: operation({
    name: 'reports.saveReport',
    method: 'POST',
    path: '/report',
    summary: 'Keeps a report, one a person and month; saved again it is replaced (REPORTS-C3, REPORTS-R19).',
    permission: 'signed-in',
    scope: 'congregation',
    body: reportBody,
    reply: serviceReport,
    refusals: ['stale', 'month-not-over', 'month-too-old', 'month-taken'],
    idempotent: 'key',
    changes: ['serviceReports'],
  }),
  listReportsOf: operation({
    name: 'reports.listReportsOf',
    method: 'GET',
    path: '/service-report/{userId}',
    summary: 'All reports of one person, the newest month first (REPORTS-C4).',
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
    summary: 'Deletes a report of the last three years (REPORTS-C5, REPORTS-R5).',
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
    summary:
      'One month: everybody whose report the reader may enter, with the report or since when it is missing (REPORTS-S1).',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ month }),
    reply: z.object({
      month: z.string().meta({ format: 'date' }),
      people: z.array(
        z.object({
          user_id: idOrZero,
          report: serviceReport.nullable(),
          expected: z.boolean().meta({
            description: 'false of a month that was over before the person was here (REPORTS-R27)',
          }),
          also_missing: z.boolean().meta({ description: 'the month before is missing too' }),
          reachable: z.boolean().meta({ description: 'has a phone or an e-mail address' }),
          reminded: z.boolean().meta({ description: 'of this month, today' }),
        }),
      ),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['serviceReports', 'reportDelegates', 'groups', 'users', 'sentMessages'],
  }),
};
