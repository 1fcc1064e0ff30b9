/** Notification of people who got duties by a draft (X-FAIR-57). */
import { z } from 'zod';
import { count, idOf, pathIdOf, reference } from '../../fields.ts';
import { pricedSending, sendingRefusals, shownCost } from '../../messaging/messages/priced-sending.ts';
import { operation } from '../../operation.ts';

export const tellPlaces = operation({
  name: 'drafts.tellPlaces',
  method: 'POST',
  path: '/drafts/{id}/tell',
  summary: 'Notify the people of a draft of their new duties (X-FAIR-57)',
  description:
    'One message for each person with all duties that were assigned from the draft and not announced yet. A dry run returns who gets one and its cost.',
  permission: ['schedules.meetings.assign', 'schedules.attendants.edit'],
  scope: 'congregation',
  params: z.strictObject({ id: pathIdOf('draft') }),
  body: z.strictObject({
    dry_run: z.boolean().default(false),
    places: z
      .array(reference)
      .min(1)
      .max(2000)
      .optional()
      .meta({ description: 'ids of places of the draft; all of them if omitted' }),
    cost: shownCost,
  }),
  reply: z.object({
    dry_run: z.boolean(),
    people: z
      .array(
        z.object({
          user_id: idOf('person, as in GET /users'),
          duties: count.meta({ description: 'number of new duties' }),
          reached: z.boolean().meta({ description: 'false for a person without a way to get a message' }),
        }),
      )
      .meta({ description: 'people with new duties, in the order of their first one' }),
    ...pricedSending,
  }),
  refusals: [...sendingRefusals],
  idempotent: 'key',
  changes: ['drafts', 'meetingAssignments', 'attendantSchedule', 'messages', 'sentMessages', 'smsTerms'],
});
