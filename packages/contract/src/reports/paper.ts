/** What is printed and exported of reports (PRINT-P7, P11 to P13). */
import { z } from 'zod';
import { count, id, instant } from '../fields.ts';
import { operation } from '../operation.ts';

const year = z.coerce.number<number | string>().int().min(1900).max(2200);
const monthOfYear = z.coerce.number<number | string>().int().min(1).max(12);

const recordsFile = z.object({
  state: z.enum(['none', 'preparing', 'made', 'failed']),
  total: count.meta({ description: 'people who have a record' }),
  completed: count.meta({ description: 'as many as `total` once the file is made' }),
  made_at: instant.nullable(),
  expires_at: instant.nullable().meta({ description: 'until when it is kept' }),
});

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
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  prepareRecords: operation({
    name: 'reports.prepareRecords',
    method: 'POST',
    path: '/reports/publisher-reports',
    summary:
      'Has the file of all records made by a job, unless it is being made or the one that is there is still right; says how far it is (PRINT-P11, PRINT-R1).',
    permission: 'settings.print.s_21',
    scope: 'congregation',
    reply: recordsFile,
    refusals: [],
    idempotent: 'key',
    changes: ['recordsFile'],
    legacy: [{ method: 'GET', path: '/reports/publisher-reports/progress' }],
  }),
  readRecords: operation({
    name: 'reports.readRecords',
    method: 'GET',
    path: '/reports/publisher-reports',
    summary: 'How far the file of all records is, and until when it is kept (PRINT-R1).',
    permission: 'settings.print.s_21',
    scope: 'congregation',
    reply: recordsFile,
    refusals: [],
    idempotent: 'read',
    reads: ['recordsFile'],
  }),
  printRecords: operation({
    name: 'reports.printRecords',
    method: 'GET',
    path: '/reports/publisher-reports/download',
    summary:
      'The records of all publishers as one PDF, by last name, once it is made and while it is kept (PRINT-P11, PRINT-O5).',
    permission: 'settings.print.s_21',
    scope: 'congregation',
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: ['records-not-made'],
    idempotent: 'read',
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
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  printAnalysis: operation({
    name: 'reports.printAnalysis',
    method: 'GET',
    path: '/reports/s10/{year}',
    summary:
      'A service year of the congregation in figures as PDF: publishers, attendance and territory (X-S1).',
    permission: 'settings.reports.totals',
    scope: 'congregation',
    params: z.strictObject({ year }),
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  printAttendance: operation({
    name: 'reports.printAttendance',
    method: 'GET',
    path: '/reports/s88/{year}',
    summary: 'Attendance of a service year and the one before, month by month, as PDF (X-S1).',
    permission: ['settings.meetings.attendance', 'settings.reports.totals'],
    scope: 'congregation',
    params: z.strictObject({ year }),
    reply: 'file',
    fileTypes: ['application/pdf'],
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
    fileTypes: ['text/csv'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
};
