/**
 * Operations to request that another overseer takes over a special or rotation group (APPTS-C2, SHELL-C4,
 * APPTS-O3).
 */
import { z } from 'zod';
import { idOf, listQuery, noContent, pathIdOf, reference } from '../fields.ts';
import { operation } from '../operation.ts';

const answered = {
  method: 'POST',
  permission: 'signed-in',
  scope: 'own',
  body: z.strictObject({ id: reference.meta({ description: 'id of the request' }) }),
  reply: noContent,
  refusals: ['request-ended'],
  idempotent: 'key',
} as const;

export const changeRequests = {
  listChangeCandidates: operation({
    name: 'service.listChangeCandidates',
    method: 'GET',
    path: '/special-service-group/candidates',
    summary: 'People who can be asked to take over a group, by name (APPTS-R6)',
    permission: 'signed-in',
    scope: 'congregation',
    query: listQuery('id', 'full_name'),
    reply: z.array(
      z.object({ id: idOf('person, as in GET /users'), full_name: z.string(), last_first: z.string() }),
    ),
    refusals: [],
    idempotent: 'read',
    reads: ['users', 'roles'],
  }),
  requestChange: operation({
    name: 'service.requestChange',
    method: 'POST',
    path: '/special-service-group/request-change',
    summary:
      'Request that another overseer takes over a special group, or one date of a rotation group (APPTS-C2, APPTS-O3)',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({
      id: reference
        .optional()
        .meta({ description: 'id of a special group; either this or `field_meeting_id`' }),
      field_meeting_id: reference.optional().meta({ description: 'id of the meeting; either this or `id`' }),
      user: reference,
    }),
    reply: noContent,
    refusals: ['duty-not-yours', 'duty-begun', 'request-open'],
    idempotent: 'key',
    changes: ['changeRequests', 'notifications', 'sentMessages'],
  }),
  withdrawChange: operation({
    name: 'service.withdrawChange',
    method: 'DELETE',
    path: '/special-service-group/requests/{id}',
    summary: 'Withdraw a request of the caller (APPTS-O3)',
    description: 'The request is deleted.',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ id: pathIdOf('request') }),
    reply: noContent,
    refusals: ['request-ended'],
    idempotent: 'key',
    changes: ['changeRequests', 'sentMessages'],
  }),
  acceptChange: operation({
    ...answered,
    name: 'service.acceptChange',
    path: '/special-service-group/request-accept',
    summary: 'Accept a request to take over a group (SHELL-C4, SHELL-R11)',
    description: 'The caller becomes its overseer.',
    changes: ['changeRequests', 'fieldMeetings', 'notifications', 'specialServiceGroups'],
  }),
  rejectChange: operation({
    ...answered,
    name: 'service.rejectChange',
    path: '/special-service-group/request-reject',
    summary: 'Decline a request to take over a group (SHELL-C4, SHELL-R11)',
    description: 'Notifies the person who made it.',
    changes: ['changeRequests', 'notifications'],
  }),
};
