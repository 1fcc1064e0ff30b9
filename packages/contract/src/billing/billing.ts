/** The account of a congregation: its balance, and everything that moved it (ACCOUNT-C1). */
import { z } from 'zod';
import { id, listQuery } from '../fields.ts';
import { operation } from '../operation.ts';
import { account, activity } from './rows.ts';

export const billing = {
  readAccount: operation({
    name: 'billing.readAccount',
    method: 'GET',
    path: '/account',
    summary: 'The balance, how far it goes, and what was spent this month (ACCOUNT-D2, ACCOUNT-R8).',
    permission: 'settings.account',
    scope: 'congregation',
    reply: account,
    refusals: [],
    idempotent: 'read',
    reads: ['smsTerms', 'congregations', 'users'],
  }),
  listActivity: operation({
    name: 'billing.listActivity',
    method: 'GET',
    path: '/congregations/{id}/accounts',
    summary: 'Everything that moved the balance, the newest first (ACCOUNT-C1, ACCOUNT-R1).',
    permission: 'settings.account',
    scope: 'congregation',
    params: z.strictObject({ id }),
    query: listQuery('id', 'type', 'state', 'issued_at', 'paid_at', 'total'),
    reply: z.array(activity),
    refusals: [],
    idempotent: 'read',
    reads: ['smsTerms', 'congregations'],
  }),
  readActivity: operation({
    name: 'billing.readActivity',
    method: 'GET',
    path: '/congregations/{id}/accounts/{activity}',
    summary: 'One line of the account (ACCOUNT-C1).',
    permission: 'settings.account',
    scope: 'congregation',
    params: z.strictObject({ id, activity: id }),
    reply: activity,
    refusals: [],
    idempotent: 'read',
    reads: ['smsTerms', 'congregations'],
  }),
};
