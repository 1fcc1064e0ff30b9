/** A special or rotation group that its overseer asks another to take over (APPTS-C2, SHELL-C4, APPTS-O3). */
import { z } from 'zod';
import { id, idOrZero, listQuery, noContent, reference } from '../fields.ts';
import { operation } from '../operation.ts';

const answered = {
  method: 'POST',
  permission: 'signed-in',
  scope: 'own',
  body: z.strictObject({ id: reference.meta({ description: 'of the request' }) }),
  reply: noContent,
  refusals: ['request-ended'],
  idempotent: 'key',
} as const;

export const changeRequests = {
  listChangeCandidates: operation({
    name: 'service.listChangeCandidates',
    method: 'GET',
    path: '/special-service-group/candidates',
    summary: 'Who may be asked to take over a group, by name (APPTS-R6).',
    permission: 'signed-in',
    scope: 'congregation',
    query: listQuery('id', 'full_name'),
    reply: z.array(z.object({ id: idOrZero, full_name: z.string() })),
    refusals: [],
    idempotent: 'read',
    reads: ['users', 'roles'],
  }),
  requestChange: operation({
    name: 'service.requestChange',
    method: 'POST',
    path: '/special-service-group/request-change',
    summary:
      'Asks somebody to take over a special group, or one date of a rotation group (APPTS-C2, APPTS-O3).',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({
      id: reference.optional().meta({ description: 'of a special group' }),
      field_meeting_id: reference.optional().meta({ description: 'of the meeting itself, in its place' }),
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
    summary: 'Takes an own request back; it is as if it had not been made (APPTS-O3).',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: ['request-ended'],
    idempotent: 'key',
    changes: ['changeRequests', 'sentMessages'],
  }),
  acceptChange: operation({
    ...answered,
    name: 'service.acceptChange',
    path: '/special-service-group/request-accept',
    summary: 'Whoever was asked takes the group over (SHELL-C4, SHELL-R11).',
    changes: ['changeRequests', 'fieldMeetings', 'notifications', 'specialServiceGroups'],
  }),
  rejectChange: operation({
    ...answered,
    name: 'service.rejectChange',
    path: '/special-service-group/request-reject',
    summary: 'Whoever was asked says no; who asked is told (SHELL-C4, SHELL-R11).',
    changes: ['changeRequests', 'notifications'],
  }),
};
