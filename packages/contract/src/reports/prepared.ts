/** Operations on the caller's reports of months that are not over (REPORTS-X2). */
import { z } from 'zod';
import { listQuery, noContent } from '../fields.ts';
import { operation } from '../operation.ts';
import { month, reportBody, serviceReport } from './rows.ts';

const preparedReport = serviceReport
  .pick({ report_month: true, active: true, aux: true, hours: true, studies: true, special_hours: true })
  .extend({
    comments: z.string().nullable(),
    sent_on: z.string().meta({ format: 'date', description: 'day on which it is sent' }),
    refused: z.boolean().meta({ description: 'it could not be sent and waits for a correction' }),
  });

export const preparedReports = {
  listPreparedReports: operation({
    name: 'reports.listPreparedReports',
    method: 'GET',
    path: '/prepared-reports',
    summary: 'Reports of the caller that are entered and not sent yet (REPORTS-X2)',
    permission: 'signed-in',
    scope: 'own',
    query: listQuery('report_month'),
    reply: z.array(preparedReport),
    refusals: [],
    idempotent: 'read',
    reads: ['preparedReports'],
  }),
  prepareReport: operation({
    name: 'reports.prepareReport',
    method: 'POST',
    path: '/prepared-reports',
    summary: 'Enter the report of the current month, sent on the first of the next month (REPORTS-X2)',
    description:
      'Replaces what was prepared for the month. If the month ended before the call arrived, the report is sent at once.',
    permission: 'signed-in',
    scope: 'own',
    body: reportBody.omit({ id: true, user_id: true, pioneer: true, special_pioneer: true, version: true }),
    reply: preparedReport.extend({ sent: z.boolean().meta({ description: 'true if it was sent at once' }) }),
    refusals: ['month-ahead', 'month-too-old', 'month-taken'],
    idempotent: 'key',
    changes: ['preparedReports', 'serviceReports'],
  }),
  discardPreparedReport: operation({
    name: 'reports.discardPreparedReport',
    method: 'DELETE',
    path: '/prepared-reports/{month}',
    summary: 'Discard a prepared report (REPORTS-X2)',
    description: 'Idempotent.',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ month }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['preparedReports'],
  }),
};
