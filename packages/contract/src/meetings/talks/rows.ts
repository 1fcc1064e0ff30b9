/** Row schemas of public talks (WKND-D1, WKND-D2). */
import { dutyKindNames } from '@sheaf/rules/duties/duty-kind';
import { confirmations, talkAnswers } from '@sheaf/rules/meetings/talks/request';
import { highestTalk } from '@sheaf/rules/meetings/talks/title-list';
import { z } from 'zod';
import { count, idOf, idOrZero, instant, reference } from '../../fields.ts';
import { meeting } from '../meetings/rows.ts';
import { answeredFor } from './answered-for.ts';

const day = z.string().meta({ format: 'date' });

/** A talk has its number as its id. */
export const talkNumber = reference.max(highestTalk).meta({ description: 'number of the talk' });

/** Request to the speaker and its answer. */
const asked = {
  reached_by: z
    .enum(['email', 'sms'])
    .nullable()
    .meta({ description: 'null if the speaker has neither e-mail nor phone' }),
  confirmed: z.literal([...confirmations.codes]).meta({ description: '0 awaiting, 1 confirmed, 2 declined' }),
  answer: z
    .enum(talkAnswers)
    .nullable()
    .meta({ description: 'answer of the speaker; null if the coordinator entered it' }),
  answer_word: z.string().nullable(),
  answered_at: instant.nullable(),
  answered_for: answeredFor,
  cannot: z.boolean().meta({
    description: 'the speaker, a person of the congregation, reported that they cannot (X-SWAP-23)',
  }),
  emails: z.array(
    z.object({
      channel: z.enum(['email', 'sms', 'share']),
      logs: z.object({ sent_at: instant, opened_at: instant.nullable() }),
    }),
  ),
};

export const publicTalk = z.object({
  id: idOrZero.meta({ description: 'id of the assignment, as in GET /meetingAssignments' }),
  meeting_id: idOrZero,
  meeting_part_id: idOrZero.nullable(),
  number: count,
  title: z.string().nullable(),
  notes: z
    .string()
    .meta({ examples: ['12. A home that welcomes'], description: 'number and title in one line' }),
  user_id: idOrZero.nullable().meta({ description: 'null for a visiting speaker' }),
  speaker_id: idOrZero
    .nullable()
    .meta({ description: 'id in GET /users or in the directory; null for a name typed in' }),
  congregation_id: idOrZero.nullable().meta({ description: 'id in the directory of congregations' }),
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
    .meta({ description: 'reason why no talk can be booked on this weekend; null if one can' }),
});

export const talkTitle = z.object({
  id: idOrZero.meta({ description: 'number of the talk' }),
  number: count,
  title: z.string(),
  lang: z.string(),
});

export const givenTalk = z.object({ number: count, first: day, last: day, times: count });

export const speakerVisit = z.object({
  speaker_id: idOrZero
    .nullable()
    .meta({ description: 'id in the directory; null if only the name is known' }),
  name: z.string().meta({ description: 'name of the speaker' }),
  date: day,
  number: count,
});

export const ownSpeaker = z.object({
  id: idOf('person, as in GET /users'),
  full_name: z.string(),
  last_first: z.string(),
  appointment: z.string(),
  outlines: z.array(count),
  reached_by: z.enum(['email', 'sms']).nullable(),
  last_here: z.object({ date: day, number: count }).nullable(),
  away_dates: z.array(z.object({ start_date: day, end_date: day })),
  busy: z.boolean().meta({ description: 'has another duty at the time of the requested meeting' }),
  cannot: z.boolean().meta({ description: 'cannot at the time of the requested meeting' }),
});

/** Conflict of a date for a speaker of the congregation. */
const clash = z.object({
  code: z.enum(['same-meeting', 'same-time', 'same-week', 'away', 'cannot']),
  kind: z
    .enum(dutyKindNames)
    .nullable()
    .meta({ description: 'kind of the conflicting duty; null if the person is away or cannot then' }),
  from: day,
  to: day,
});

export const awayTalk = z.object({
  id: idOrZero.meta({ description: 'id of the assignment, as in GET /assignments' }),
  congregation_id: idOrZero
    .nullable()
    .meta({ description: 'id in the directory; null if only the name is known' }),
  congregation: z.string(),
  address: z.string().nullable(),
  date: day.meta({ description: 'date, local time of the host congregation' }),
  time: z.string().meta({ examples: ['10:00'] }),
  user_id: idOrZero,
  speaker: z.string(),
  number: count,
  title: z.string().nullable(),
  notes: z
    .string()
    .meta({ examples: ['12. A home that welcomes'], description: 'number and title in one line' }),
  reached_by: asked.reached_by,
  confirmed: asked.confirmed,
  answer: asked.answer,
  answer_word: asked.answer_word,
  answered_at: asked.answered_at,
  answered_for: asked.answered_for,
  cannot: asked.cannot,
  emails: asked.emails,
  clashes: z.array(clash),
  version: count,
});

export const awaySpeaker = z.object({
  id: idOf('person, as in GET /users'),
  full_name: z.string(),
  last_first: z.string(),
  appointment: z.string(),
  outlines: z.array(count),
  reached_by: asked.reached_by,
  last_away: z.object({ date: day, congregation: z.string() }).nullable(),
  coming: count.meta({ description: 'number of future talks elsewhere' }),
  away_dates: z.array(z.object({ start_date: day, end_date: day })),
  clashes: z.array(clash).meta({ description: 'conflicts on the requested date' }),
});

/** Meeting fields of a congregation whose schedule this one may not read. */
export const hostMeeting = z.object({
  id: idOrZero.nullable().meta({ description: 'null if the host does not show its schedule' }),
  edited_id: idOrZero.nullable(),
  type: z.literal('public').meta({ description: 'always public (weekend)' }),
  start_date: z.string().meta({ format: 'date-time', description: 'start of the meeting, UTC' }),
  local_date: day,
  week: day.meta({ description: 'Monday of the week' }),
  year: count,
  month: count,
  canceled: z.boolean(),
  time: z.string().meta({ examples: ['10:00'] }),
  location: z.string().nullable().meta({ description: 'always null: meetings are at the Kingdom Hall' }),
  label: z
    .string()
    .nullable()
    .meta({ description: 'label of the event that replaces the meeting; null without one' }),
  overseer: z.object({ full_name: z.string(), phone: z.string().nullable() }).nullable(),
  congregation: z
    .object({ id: idOf('congregation, as in GET /world/congregations'), name: z.string() })
    .meta({ description: 'the host congregation' }),
  taken: z.enum(['no', 'ours', 'theirs', 'unknown']).meta({
    description:
      'whether the weekend has a speaker: no, one of ours, one from elsewhere, or unknown if the host does not show it',
  }),
});
