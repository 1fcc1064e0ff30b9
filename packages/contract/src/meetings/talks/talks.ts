/** Public talks at home: who gives which one on which weekend (WKND). */
import { z } from 'zod';
import { count, date, filled, id, listQuery, optionalText, reference, text } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { awayTalks } from './away-talks.ts';
import { talksPaper } from './paper.ts';
import { requests } from './requests.ts';
import { ownSpeaker, publicTalk, speakerVisit, talkNumber, talkWeek } from './rows.ts';
import { titles } from './titles.ts';

const permission = 'settings.meetings.public';
const version = count
  .optional()
  .meta({ description: 'version seen; a stale one is refused with the current row' });
const changes = ['publicTalks', 'meetingAssignments', 'awayTalks'] as const;
const closed = [
  'talk-meeting-past',
  'talk-meeting-cancelled',
  'talk-event-speaker',
  'talk-taken',
  'no-talk-part',
] as const;

/** Why a speaker could not be asked: no address, or an SMS that caps or balance do not allow. */
const unasked = ['speaker-without-address', 'number-cap', 'daily-cap', 'balance-too-low'] as const;

/** A speaker of the directory who is away on that day (SPKR-R13). */
const evenAway = z
  .boolean()
  .default(false)
  .meta({ description: 'also a speaker of the directory who is away on that day' });

const shared = { permission, scope: 'congregation', method: 'POST', idempotent: 'key', changes } as const;

export const talks = {
  listTalks: operation({
    name: 'talks.listTalks',
    method: 'GET',
    path: '/public-talks',
    summary:
      'Weekend meetings with their talks, from eight days ago on; earlier ones are asked for (WKND-S2, WKND-R1).',
    permission,
    scope: 'congregation',
    query: listQuery('id', 'local_date').extend({
      from: date.optional(),
      to: date.optional(),
      language_group_id: id
        .optional()
        .meta({ description: 'the whole congregation without it (X-LANG-GROUP)' }),
    }),
    reply: z.array(talkWeek),
    refusals: [],
    idempotent: 'read',
    reads: ['publicTalks', 'publicTalkTitles', 'meetings', 'events', 'congregations', 'users'],
  }),
  listOwnSpeakers: operation({
    name: 'talks.listOwnSpeakers',
    method: 'GET',
    path: '/public-talks/speakers',
    summary: 'Brothers of the congregation who give public talks here, by last name (WKND-R3, WKND-R9).',
    permission,
    scope: 'congregation',
    query: listQuery('id', 'full_name').extend({ meeting_id: id.optional() }),
    reply: z.array(ownSpeaker),
    refusals: [],
    idempotent: 'read',
    reads: ['users', 'publicTalks', 'awayTalks', 'meetings', 'meetingAssignments', 'clock'],
  }),
  listVisits: operation({
    name: 'talks.listVisits',
    method: 'GET',
    path: '/public-talks/visits',
    summary: 'When each visiting speaker was last here, and with which talk (WKND-S5).',
    permission,
    scope: 'congregation',
    query: listQuery('name', 'date'),
    reply: z.array(speakerVisit),
    refusals: [],
    idempotent: 'read',
    reads: ['publicTalks', 'meetings', 'clock'],
  }),
  readCoordinator: operation({
    name: 'talks.readCoordinator',
    method: 'GET',
    path: '/public-talks/coordinator',
    summary: 'Whether speakers have somebody with an address to answer to (WKND-R10).',
    permission,
    scope: 'congregation',
    reply: z.object({ valid: z.boolean(), name: z.string().nullable() }),
    refusals: [],
    idempotent: 'read',
    reads: ['congregations', 'users'],
  }),
  bookTalk: operation({
    ...shared,
    name: 'talks.bookTalk',
    path: '/public-speaker-assignment',
    summary: 'Books a speaker for a weekend, and asks them where that is wanted (WKND-C1, WKND-O1).',
    body: z.strictObject({
      meeting_id: reference,
      public_talk_id: talkNumber,
      speaker_id: reference
        .optional()
        .meta({ description: 'a person of the congregation, or a speaker of the directory' }),
      congregation_id: reference
        .nullish()
        .meta({ description: 'of the speaker; found by the speaker where it is not said' }),
      speaker: z
        .strictObject({
          name: filled(120),
          congregation: optionalText(120),
          email: optionalText(),
          phone: optionalText(40),
        })
        .optional()
        .meta({ description: 'one who is in no directory' }),
      confirmation: z.boolean().default(true),
      even_away: evenAway,
    }),
    reply: publicTalk,
    refusals: [...closed, 'no-talk-coordinator', 'speaker-away', ...unasked],
  }),
  changeOutline: operation({
    ...shared,
    name: 'talks.changeOutline',
    path: '/change-speaker-outline',
    summary: 'Gives another talk to the speaker; whoever was asked is told (WKND-C2, WKND-O3).',
    body: z.strictObject({
      meeting_id: reference.optional(),
      public_talk_id: talkNumber,
      assignment_id: reference,
      speaker_id: reference
        .nullish()
        .meta({ description: 'who has the talk, if sent; another one is refused' }),
      version,
    }),
    reply: publicTalk,
    refusals: ['stale', 'no-talk-coordinator', 'talk-begun'],
  }),
  moveTalk: operation({
    ...shared,
    name: 'talks.moveTalk',
    path: '/move-speaker-assignment',
    summary: 'Moves a speaker to an open weekend, and asks them anew if they were asked (WKND-C3, WKND-O4).',
    body: z.strictObject({
      original_id: reference.optional(),
      id: reference.meta({ description: 'the meeting that they move to' }),
      start_date: text(40)
        .optional()
        .meta({ description: 'day of that meeting, if sent; another one is refused' }),
      assignment_id: reference,
      even_away: evenAway,
      version,
    }),
    reply: publicTalk,
    refusals: ['stale', ...closed, 'speaker-away', ...unasked],
    changes: [...changes, 'notifications'],
  }),
  clearTalk: operation({
    ...shared,
    name: 'talks.clearTalk',
    path: '/clear-speaker-assignment',
    summary:
      'Takes a speaker off a weekend, or a talk elsewhere away; their links end (WKND-C4, WKND-R16, AWAY-C3).',
    body: z.looseObject({ id: reference }),
    reply: z.array(talkWeek),
    refusals: [],
    changes: [...changes, 'notifications'],
  }),
  restoreTalk: operation({
    ...shared,
    name: 'talks.restoreTalk',
    path: '/public-talks/restore',
    summary: 'Puts a booking back that was cleared by mistake, as it was; until the night (WKND-R16).',
    body: z.strictObject({ id: reference }),
    reply: z.array(talkWeek),
    refusals: ['talk-taken'],
  }),
  confirmTalk: operation({
    ...shared,
    name: 'talks.confirmTalk',
    path: '/confirm-speaker-assignment',
    summary: 'Enters that a speaker comes; never shown as their own answer (WKND-C5).',
    body: z.looseObject({ id: reference }).meta({ description: 'the assignment as it was read' }),
    reply: z.array(talkWeek),
    refusals: ['talk-not-awaiting'],
  }),
  remindSpeaker: operation({
    ...shared,
    name: 'talks.remindSpeaker',
    path: '/remind-speaker-assignment',
    summary: 'Asks a speaker again who did not answer, once a day at most (WKND-C6).',
    body: z.looseObject({ id: reference }).meta({ description: 'the assignment as it was read' }),
    reply: z.array(talkWeek),
    refusals: ['talk-begun', 'talk-not-awaiting', 'talk-asked-today', ...unasked],
  }),
  shareRequest: operation({
    ...shared,
    name: 'talks.shareRequest',
    path: '/public-talks/share',
    summary:
      'A text with a link for another app, for a speaker who is reached by neither mail nor SMS (X-SHARE).',
    body: z.strictObject({ id: reference }),
    reply: z.object({ text: z.string(), link: z.string().nullable() }),
    refusals: ['talk-begun', 'talk-not-awaiting'],
    forgets: ['text', 'link'],
    changes: ['publicTalks', 'awayTalks'],
  }),
  ...awayTalks,
  ...requests,
  ...titles,
  ...talksPaper,
};
