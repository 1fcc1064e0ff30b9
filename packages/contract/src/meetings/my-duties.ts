/** The own duties in the meetings, as a person's page of assignments and the dashboard show them (APPTS-R3). */
import { acknowledgements } from '@sheaf/rules/duties/acknowledge';
import { dutyKindNames } from '@sheaf/rules/duties/duty-kind';
import { z } from 'zod';
import { count, listQuery } from '../fields.ts';
import { operation } from '../operation.ts';

const clock = z.string().meta({ examples: ['19:16'] });

export const myDuty = z.object({
  id: count,
  kind: z.enum(dutyKindNames),
  meeting_id: count,
  meeting: z.enum(['clam', 'public']),
  date: z.string().meta({ format: 'date' }),
  starts_at: clock.meta({ description: 'of the part itself; after midnight from 24:00 on' }),
  ends_at: clock,
  part: z.string().meta({ examples: ['treasures.second', 'prelude.chairman'] }),
  number: count.nullable().meta({ description: 'of the part in the schedule' }),
  title: z.string().nullable().meta({ description: 'null for a chairman and a prayer' }),
  minutes: count.nullable(),
  hall: count,
  halls: count,
  with: z.string().nullable().meta({ description: 'who helps, or who is helped' }),
  user_id: count.nullable().meta({ description: 'who has the part' }),
  helper_id: count.nullable(),
  chairman: z.string().nullable(),
  acknowledged: z
    .enum(acknowledgements)
    .nullable()
    .meta({ description: 'what the person said to it (X-ACK)' }),
});

export const myDuties = {
  listMyDuties: operation({
    name: 'meetings.listMyDuties',
    method: 'GET',
    path: '/my-duties',
    summary:
      'The own duties in the meetings from today to twelve months ahead, by their time; none of a cancelled meeting (APPTS-R3, APPTS-O4).',
    permission: 'signed-in',
    scope: 'own',
    query: listQuery('id', 'kind', 'date', 'meeting', 'part'),
    reply: z.array(myDuty),
    refusals: [],
    idempotent: 'read',
    reads: ['meetings', 'meetingParts', 'meetingAssignments', 'events', 'users', 'congregations'],
  }),
};
