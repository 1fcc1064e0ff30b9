/** Public talks as they go over the wire (WKND-D1, WKND-D2). */
import { confirmations, talkAnswers } from '@sheaf/rules/talks/request';
import { highestTalk } from '@sheaf/rules/talks/title-list';
import { z } from 'zod';
import { count, idOrZero, instant, reference } from '../fields.ts';
import { meeting } from '../meetings/rows.ts';

const day = z.string().meta({ format: 'date' });

/** A talk is known by its number everywhere, so that it is its id. */
export const talkNumber = reference.max(highestTalk).meta({ description: 'the number of the talk' });

export const publicTalk = z.object({
  id: idOrZero.meta({ description: 'of the assignment, as in the assignments of the meetings' }),
  meeting_id: idOrZero,
  meeting_part_id: idOrZero.nullable(),
  number: count,
  title: z.string().nullable(),
  notes: z.string().meta({ examples: ['12. A home that welcomes'] }),
  user_id: idOrZero.nullable().meta({ description: 'null for a visiting speaker' }),
  speaker_id: idOrZero.nullable().meta({ description: 'in the directory of speakers' }),
  congregation_id: idOrZero.nullable().meta({ description: 'in the directory of congregations' }),
  speaker_name: z.string(),
  speaker_congregation: z.string().nullable(),
  reached_by: z.enum(['email', 'sms']).nullable().meta({ description: 'null where there is no address' }),
  confirmed: z.literal([...confirmations.codes]).meta({ description: '0 awaiting, 1 confirmed, 2 declined' }),
  answer: z
    .enum(talkAnswers)
    .nullable()
    .meta({ description: 'what the speaker said himself; null where the coordinator entered it' }),
  answer_word: z.string().nullable(),
  answered_at: instant.nullable(),
  emails: z.array(
    z.object({
      channel: z.enum(['email', 'sms', 'share']),
      logs: z.object({ sent_at: instant, opened_at: instant.nullable() }),
    }),
  ),
  version: count,
});

export const talkWeek = meeting.extend({
  talk: publicTalk.nullable(),
  closed: z
    .enum(['talk-meeting-past', 'talk-meeting-cancelled', 'talk-event-speaker', 'talk-taken'])
    .nullable()
    .meta({ description: 'why no talk can be booked for it; null where it is open' }),
});

export const talkTitle = z.object({
  id: idOrZero.meta({ description: 'the number of the talk' }),
  number: count,
  title: z.string(),
  lang: z.string(),
});

export const givenTalk = z.object({ number: count, first: day, last: day, times: count });

export const ownSpeaker = z.object({
  id: idOrZero,
  full_name: z.string(),
  appointment: z.string(),
  outlines: z.array(count),
  reached_by: z.enum(['email', 'sms']).nullable(),
  last_here: z.object({ date: day, number: count }).nullable(),
  away_dates: z.array(z.object({ start_date: day, end_date: day })),
  busy: z.boolean().meta({ description: 'has something else at the time of the meeting that was asked for' }),
});
