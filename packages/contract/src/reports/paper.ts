/** What is printed and exported of reports (PRINT-P7, P11 to P13). */
import { z } from 'zod';
import { count, id } from '../fields.ts';
import { operation } from '../operation.ts';

const year = z.coerce.number<number | string>().int().min(1900).max(2200);
const monthOfYear = z.coerce.number<number | string>().int().min(1).max(12);

export const reportsPaper = {
  printRecord: operation({
    name: 'reports.printRecord',
    method: 'GET',
    path: '/reports/s21/{userId}',
    summary:
      'The record of one publisher as PDF, the present service year and the one before (PRINT-P12, PRINT-O5).',
    permission: 'settings.print.s_21',
    scope: 'congregation',
    params: z.strictObject({ userId: id }),
    reply: 'file',
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  readRecordsProgress: operation({
    name: 'reports.readRecordsProgress',
    method: 'GET',
    path: '/reports/publisher-reports/progress',
    summary:
      'How many records the file of all publishers holds, and how many of them are ready: all, as the file is made while it is fetched (PRINT-P11).',
    permission: 'settings.print.s_21',
    scope: 'congregation',
    reply: z.object({ total: count, completed: count }),
    refusals: [],
    idempotent: 'read',
    reads: ['users'],
  }),
  printRecords: operation({
    name: 'reports.printRecords',
    method: 'GET',
    path: '/reports/publisher-reports/download',
    summary: 'The records of all publishers as one PDF, by last name (PRINT-P11, PRINT-O5).',
    permission: 'settings.print.s_21',
    scope: 'congregation',
    reply: 'file',
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  printMonth: operation({
    name: 'reports.printMonth',
    method: 'GET',
    path: '/reports/field-service-reports/{year}/{month}',
    summary:
      'The totals of a month by group with attendance as PDF, and with settings.users each report of it (PRINT-P13, X-S1).',
    permission: 'settings.reports.totals',
    scope: 'congregation',
    params: z.strictObject({ year, month: monthOfYear }),
    reply: 'file',
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  exportTotals: operation({
    name: 'reports.exportTotals',
    method: 'GET',
    path: '/reports/cong-report',
    summary:
      'The totals of every month by group as a spreadsheet (CSV), with the averages of attendance, the newest first (PRINT-P7).',
    permission: 'settings.print.cong_report',
    scope: 'congregation',
    reply: 'file',
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
};
