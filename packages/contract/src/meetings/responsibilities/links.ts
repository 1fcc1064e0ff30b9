/**
 * Operations on one person and one responsibility, from a person’s record or the own profile (ATTEND-C4,
 * ATTEND-C5).
 */
import { meetingScopes } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { z } from 'zod';
import { id, idOrZero } from '../../fields.ts';
import { operation } from '../../operation.ts';

const scope = z.enum(meetingScopes);
const params = z.strictObject({ id, responsibility: id });
const link = z.object({
  user_id: idOrZero,
  responsibility_id: idOrZero,
  meeting: scope,
  attached: z.boolean(),
});

export const responsibilityLinks = {
  attachResponsibility: operation({
    name: 'responsibilities.attachResponsibility',
    method: 'POST',
    path: '/users/{id}/attendant-responsibilities/{responsibility}',
    summary: 'Add a person at the end of a rotation (ATTEND-C4, ATTEND-R7)',
    description: 'Everyone may add themselves.',
    permission: 'signed-in',
    scope: 'congregation',
    params,
    reply: link,
    refusals: ['qualification-not-yours', 'attendant-inactive'],
    idempotent: 'key',
    changes: ['attendantResponsibilities', 'attendantSchedule', 'specialMeetings'],
    legacy: [{ method: 'GET', path: '/user/{id}/attendant-responsibility/{responsibility}/attach' }],
  }),
  detachResponsibility: operation({
    name: 'responsibilities.detachResponsibility',
    method: 'DELETE',
    path: '/users/{id}/attendant-responsibilities/{responsibility}',
    summary: 'Remove a person from a rotation (ATTEND-C4, ATTEND-R7)',
    description: 'Everyone may remove themselves.',
    permission: 'signed-in',
    scope: 'congregation',
    params,
    reply: link,
    refusals: ['qualification-not-yours'],
    idempotent: 'key',
    changes: ['attendantResponsibilities', 'attendantSchedule', 'specialMeetings'],
    legacy: [{ method: 'GET', path: '/user/{id}/attendant-responsibility/{responsibility}/detach' }],
  }),
  editResponsibilityLink: operation({
    name: 'responsibilities.editResponsibilityLink',
    method: 'PUT',
    path: '/users/{id}/attendant-responsibilities/{responsibility}',
    summary: 'Set the meetings at which a person takes turns (ATTEND-C5)',
    permission: 'signed-in',
    scope: 'congregation',
    params,
    body: z.strictObject({ meeting: scope }),
    reply: link,
    refusals: ['qualification-not-yours'],
    idempotent: 'key',
    changes: ['attendantResponsibilities', 'attendantSchedule', 'specialMeetings'],
    legacy: [{ method: 'POST', path: '/user/{id}/attendant-responsibility/{responsibility}/update' }],
  }),
};
