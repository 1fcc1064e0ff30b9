/** Operations on delegates who report for another person (X-DELEGATE). */
import { z } from 'zod';
import { id, idOf, idOrZero, listQuery, noContent, reference } from '../fields.ts';
import { operation } from '../operation.ts';

const delegate = z.object({
  id: idOf('entry, as in GET /report-delegates'),
  user_id: idOrZero.meta({ description: 'person whose reports may be entered' }),
  delegate_id: idOrZero.meta({ description: 'person who may enter them' }),
});

export const reportDelegates = {
  listDelegates: operation({
    name: 'reports.listDelegates',
    method: 'GET',
    path: '/report-delegates',
    summary: 'Delegates who may enter reports of others',
    description: 'Everyone’s with settings.users, otherwise those that concern the caller.',
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
    summary: 'Allow a delegate to enter the reports of a person',
    description: 'For the caller, or for anyone with settings.users.',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      user_id: reference.optional().meta({ description: 'the caller if omitted' }),
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
    summary: 'End a delegation',
    description: 'Allowed for both people, and with settings.users.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['reportDelegates'],
  }),
};
