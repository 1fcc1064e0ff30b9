/** Public talks as they go over the wire (WKND-D1, WKND-D2). */
import { dutyKindNames } from '@sheaf/rules/duties/duty-kind';
import { confirmations, talkAnswers } from '@sheaf/rules/meetings/talks/request';
import { highestTalk } from '@sheaf/rules/meetings/talks/title-list';
import { z } from 'zod';
import { count, idOrZero, instant, reference } from '../../fields.ts';
import { meeting } from '../meetings/rows.ts';
import { answeredFor } from './answered-for.ts';

const day = z.string().meta({ format: 'date' });

/** A talk is known by its number everywhere, so that it is its id. */
export const talkNumber = reference.max(highestTalk).meta({ description: 'the number of the talk' });

/** What a speaker was asked, and answered. */
const asked = {
  reached_by: z.enum(['email', 'sms']).nullable().meta({ description: 'null where there is no address' }),
  confirmed: z.literal([...confirmations.codes]).meta({ description: '0 awaiting, 1 confirmed, 2 declined' }),
  answer: z
    .enum(talkAnswers)
    .nullable()
    .meta({ description: 'what the speaker said; null where the coordinator entered it' }),
  answer_word: z.string().nullable(),
  answered_at: instant.nullable(),
  answered_for: answeredFor,
  emails: z.array(
    z.object({
      channel: z.enum(['email', 'sms', 'share']),
      logs: z.object({ sent_at: instant, opened_at: instant.nullable() }),
    }),
  ),
};

export const publicTalk = z.object({
  id: idOrZero.meta({ description: 'of the assignment, as in the assignments of the meetings' }),
  meeting_id: idOrZero,
  meeting_part_id: idOrZero.nullable(),
  number: count,
  title: z.string().nullable(),
  notes: z.string().meta({ examples: ['12. A home that welcomes'] }),
  user_id: idOrZero.nullable().meta({ description: 'null for a visiting speaker' }),
  speaker_id: idOrZero
    .nullable()
    .meta({ description: 'a person of the congregation or of the directory; null for one who is typed in' }),
  congregation_id: idOrZero.nullable().meta({ description: 'in the directory of congregations' }),
  speaker_name: z.string(),
  speaker_congregation: z.string().nullable(),
  ...asked,
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

export const speakerVisit = z.object({
  speaker_id: idOrZero
    .nullable()
    .meta({ description: 'in the directory; null where only the name was kept' }),
  name: z.string(),
  date: day,
  number: count,
});

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

/** What speaks against a date for a speaker of the congregation. */
const clash = z.object({
  code: z.enum(['same-meeting', 'same-time', 'same-week', 'away']),
  kind: z.enum(dutyKindNames).nullable().meta({ description: 'what they have then; null for days away' }),
  from: day,
  to: day,
});

export const awayTalk = z.object({
  id: idOrZero.meta({ description: 'of the assignment, as in the own assignments of the speaker' }),
  congregation_id: idOrZero
    .nullable()
    .meta({ description: 'in the directory; null where only its name is known' }),
  congregation: z.string(),
  address: z.string().nullable(),
  date: day.meta({ description: 'by the clock of that congregation, as the time' }),
  time: z.string().meta({ examples: ['10:00'] }),
  user_id: idOrZero,
  speaker: z.string(),
  number: count,
  title: z.string().nullable(),
  notes: z.string().meta({ examples: ['12. A home that welcomes'] }),
  reached_by: asked.reached_by,
  confirmed: asked.confirmed,
  answer: asked.answer,
  answer_word: asked.answer_word,
  answered_at: asked.answered_at,
  answered_for: asked.answered_for,
  emails: asked.emails,
  clashes: z.array(clash),
  version: count,
});

export const awaySpeaker = z.object({
  id: idOrZero,
  full_name: z.string(),
  appointment: z.string(),
  outlines: z.array(count),
  reached_by: asked.reached_by,
  last_away: z.object({ date: day, congregation: z.string() }).nullable(),
  coming: count.meta({ description: 'talks elsewhere from today on' }),
  away_dates: z.array(z.object({ start_date: day, end_date: day })),
  clashes: z.array(clash).meta({ description: 'with the date that was asked for' }),
});

/** The fields of a meeting, of a congregation whose schedule is not ours to read. */
export const hostMeeting = z.object({
  id: idOrZero.nullable().meta({ description: 'its own schedule is not shown, so it has no number here' }),
  edited_id: idOrZero.nullable(),
  type: z.literal('public'),
  start_date: z.string().meta({ format: 'date-time' }),
  local_date: day,
  week: day.meta({ description: 'the Monday of its week' }),
  year: count,
  month: count,
  canceled: z.boolean(),
  time: z.string().meta({ examples: ['10:00'] }),
  location: z.string().nullable(),
  label: z.string().nullable(),
  overseer: z.object({ full_name: z.string(), phone: z.string().nullable() }).nullable(),
  congregation: z.object({ id: idOrZero, name: z.string() }),
  taken: z
    .enum(['no', 'ours', 'theirs', 'unknown'])
    .meta({ description: 'by a speaker of ours, by one from elsewhere; unknown where it is not shown' }),
});
