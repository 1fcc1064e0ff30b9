/** Operations on talks that our speakers give elsewhere (AWAY). */
import { notListed } from '@sheaf/rules/meetings/talks/away-talk';
import { z } from 'zod';
import { count, date, idOrZero, listQuery, optional, optionalText, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { time, weekday } from '../../settings-fields.ts';
import { awaySpeaker, awayTalk, hostMeeting, talkNumber } from './rows.ts';

const permission = 'settings.meetings.public';
const base = { permission, scope: 'congregation' } as const;

export const awayTalks = {
  listAwayTalks: operation({
    ...base,
    name: 'talks.listAwayTalks',
    method: 'GET',
    path: '/away-speaker-assignments',
    summary: 'Talks of our speakers in other congregations (AWAY-C1)',
    description: 'From eight days ago on unless an earlier period is given.',
    query: listQuery('id', 'date', 'speaker', 'congregation').extend({
      from: date.optional(),
      to: date.optional(),
    }),
    reply: z.array(awayTalk),
    refusals: [],
    idempotent: 'read',
    reads: [
      'availability',
      'awayTalks',
      'publicTalks',
      'publicTalkTitles',
      'meetingAssignments',
      'users',
      'congregations',
      'clock',
    ],
  }),
  listAwaySpeakers: operation({
    ...base,
    name: 'talks.listAwaySpeakers',
    method: 'GET',
    path: '/public-talks/away-speakers',
    summary: 'People who give talks elsewhere, with conflicts on a date (AWAY-R12, AWAY-O4)',
    query: listQuery('id', 'full_name').extend({ date: date.optional() }),
    reply: z.array(awaySpeaker),
    refusals: [],
    idempotent: 'read',
    reads: ['awayTalks', 'meetingAssignments', 'users', 'clock'],
  }),
  saveAwayTalk: operation({
    ...base,
    name: 'talks.saveAwayTalk',
    method: 'POST',
    path: '/away-speaker-assignment',
    summary: 'Arrange or change a talk elsewhere (AWAY-C2)',
    description:
      'Sends the speaker a request to confirm if wanted. A congregation that is not in the directory is added to it.',
    body: z.strictObject({
      id: idOrZero.nullish().meta({ description: 'id of the talk to change; null or omitted for a new one' }),
      country: optional(reference).meta({
        description: 'id of the country, as in GET /countries; null if unknown',
      }),
      region: optional(reference),
      cong: z
        .union([z.literal(notListed), reference])
        .meta({ description: 'id in the directory; -1 for a congregation that is not listed' }),
      cong_name: optionalText(120),
      suburb: optionalText(60),
      postcode: optionalText(12),
      address: optionalText(190),
      ptc: optionalText(190).meta({ description: 'e-mail of its talk coordinator' }),
      public_day: weekday.default(0).meta({ description: 'day of the week, 0 is Sunday' }),
      public_start_time: time.default('10:00'),
      date: date.meta({ description: 'any day of the week of the talk (AWAY-O1)' }),
      meeting_id: idOrZero.nullish(),
      new_meeting_id: idOrZero.nullish(),
      speaker: reference.meta({ description: 'id of the speaker, as in GET /public-talks/away-speakers' }),
      talk: talkNumber,
      confirmation: z.boolean().default(true),
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: awayTalk,
    refusals: [
      'stale',
      'no-talk-coordinator',
      'speaker-without-address',
      'number-cap',
      'daily-cap',
      'balance-too-low',
      'away-date-past',
      'away-host-taken',
      'away-speaker-taken',
    ],
    idempotent: 'key',
    changes: ['awayTalks', 'publicTalks', 'directory', 'notifications'],
  }),
  readHostMeeting: operation({
    ...base,
    name: 'talks.readHostMeeting',
    method: 'POST',
    path: '/congregation-public-meeting',
    summary:
      'Weekend meeting of a congregation in the week of a date, with whether it has a speaker (AWAY-C4, AWAY-R11)',
    description: 'Congregations that do not show their schedule report `unknown`.',
    scope: 'world',
    body: z.strictObject({
      congregation: reference.meta({ description: 'id of the congregation, as in GET /world/congregations' }),
      date: date.meta({ description: 'any day of the week' }),
    }),
    reply: hostMeeting,
    refusals: [],
    idempotent: 'key',
    changes: [],
  }),
};
