import { z } from 'zod';
import { count, id, idOf } from '../fields.ts';
import { operation } from '../operation.ts';

export const cannot = {
  sayCannot: operation({
    name: 'duties.sayCannot',
    method: 'PUT',
    path: '/duties/{id}/cannot',
    summary: 'Report that the person of a duty cannot do it (USERS-X19, USERS-X22)',
    description:
      'For the caller, or for anyone with settings.away.admin. Notifies the people who assign the duty, once. The assignment stays until somebody changes it.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({
      id: idOf('duty, as in GET /my-duties'),
      told: count.meta({ description: 'number of people notified, by this call or an earlier one' }),
    }),
    refusals: ['duty-not-yours', 'duty-begun'],
    idempotent: 'key',
    changes: ['notifications', 'meetingAssignments', 'publicTalks', 'awayTalks', 'specialMeetings'],
  }),
};
