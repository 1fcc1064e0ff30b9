/** Talks that speakers of the congregation give elsewhere (AWAY). */
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
    summary:
      'Talks of the own speakers elsewhere, from eight days ago on; earlier ones are asked for (AWAY-C1).',
    query: listQuery('id', 'date', 'speaker', 'congregation').extend({
      from: date.optional(),
      to: date.optional(),
    }),
    reply: z.array(awayTalk),
    refusals: [],
    idempotent: 'read',
    reads: [
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
    summary:
      'People of the congregation who give talks elsewhere, with what speaks against a date (AWAY-R12, AWAY-O4).',
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
    summary:
      'Arranges a talk elsewhere or changes it, and asks the speaker where that is wanted; a congregation that is not listed is kept on the way (AWAY-C2).',
    body: z.strictObject({
      id: idOrZero.nullish().meta({ description: 'of a talk that is changed' }),
      country: optional(reference),
      region: optional(reference),
      cong: z
        .union([z.literal(notListed), reference])
        .meta({ description: 'in the directory; -1 for one that is not listed' }),
      cong_name: optionalText(120),
      suburb: optionalText(60),
      postcode: optionalText(12),
      address: optionalText(190),
      ptc: optionalText(190).meta({ description: 'e-mail of who arranges talks there' }),
      public_day: weekday.default(0).meta({ description: '0 is Sunday' }),
      public_start_time: time.default('10:00'),
      date: date.meta({ description: 'any day of the week in which the talk is given (AWAY-O1)' }),
      meeting_id: idOrZero.nullish(),
      new_meeting_id: idOrZero.nullish(),
      speaker: reference,
      talk: talkNumber,
      confirmation: z.boolean().default(true),
      version: count
        .optional()
        .meta({ description: 'version seen; a stale one is refused with the current row' }),
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
      'The weekend meeting of a congregation in the week of a date, and whether it has a speaker, as far as that is known (AWAY-C4, AWAY-R11).',
    scope: 'world',
    body: z.strictObject({ congregation: reference, date }),
    reply: hostMeeting,
    refusals: [],
    idempotent: 'key',
    changes: [],
  }),
};
