/** Who may report for whom (X-DELEGATE). */
import { z } from 'zod';
import { id, idOrZero, listQuery, noContent, reference } from '../fields.ts';
import { operation } from '../operation.ts';

const delegate = z.object({
  id: idOrZero,
  user_id: idOrZero.meta({ description: 'whose reports' }),
  delegate_id: idOrZero.meta({ description: 'who may enter them' }),
});

export const reportDelegates = {
  listDelegates: operation({
    name: 'reports.listDelegates',
    method: 'GET',
    path: '/report-delegates',
    summary: 'Who may report for whom: everybody’s with settings.users, else what concerns the reader.',
    permission: 'signed-in',
    scope: 'congregation',
    query: listQuery('id', 'user_id', 'delegate_id'),
    reply: z.array(delegate),
    refusals: [],
    idempotent: 'read',
    reads: ['reportDelegates'],
  }),
  addDelegate: operation({
    name: 'reports.addDelegate',
    method: 'POST',
    path: '/report-delegates',
    summary: 'Lets somebody report for a person: for oneself, or with settings.users for anybody.',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      user_id: reference.optional().meta({ description: 'left out: the own' }),
      delegate_id: reference,
    }),
    reply: delegate,
    refusals: ['delegate-not-yours', 'delegate-oneself'],
    idempotent: 'key',
    changes: ['reportDelegates'],
  }),
  deleteDelegate: operation({
    name: 'reports.deleteDelegate',
    method: 'DELETE',
    path: '/report-delegates/{id}',
    summary: 'Ends that somebody reports for a person; either of the two does it, or settings.users.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['reportDelegates'],
  }),
};
