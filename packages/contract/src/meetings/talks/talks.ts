/** Operations on public talks at home: speakers by weekend (WKND). */
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
  .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' });
const changes = ['publicTalks', 'meetingAssignments', 'awayTalks'] as const;
const closed = [
  'talk-meeting-past',
  'talk-meeting-cancelled',
  'talk-event-speaker',
  'talk-taken',
  'no-talk-part',
] as const;

/** Reasons why a speaker was not asked: no address, or the limits or balance for SMS. */
const unasked = ['speaker-without-address', 'number-cap', 'daily-cap', 'balance-too-low'] as const;

/** Allows a speaker of the directory who is away on the day (SPKR-R13). */
const evenAway = z
  .boolean()
  .default(false)
  .meta({ description: 'true allows a speaker of the directory who is away on that day' });

const shared = { permission, scope: 'congregation', method: 'POST', idempotent: 'key', changes } as const;

export const talks = {
  listTalks: operation({
    name: 'talks.listTalks',
    method: 'GET',
    path: '/public-talks',
    summary: 'Weekend meetings with their talks (WKND-S2, WKND-R1)',
    description: 'From eight days ago on unless an earlier period is given.',
    permission,
    scope: 'congregation',
    query: listQuery('id', 'local_date').extend({
      from: date.optional(),
      to: date.optional(),
      language_group_id: id
        .optional()
        .meta({ description: 'the whole congregation if omitted (X-LANG-GROUP)' }),
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
    summary: 'People who give public talks here, by last name (WKND-R3, WKND-R9)',
    permission,
    scope: 'congregation',
    query: listQuery('id', 'full_name').extend({ meeting_id: id.optional() }),
    reply: z.array(ownSpeaker),
    refusals: [],
    idempotent: 'read',
    reads: ['availability', 'users', 'publicTalks', 'awayTalks', 'meetings', 'meetingAssignments', 'clock'],
  }),
  listVisits: operation({
    name: 'talks.listVisits',
    method: 'GET',
    path: '/public-talks/visits',
    summary: 'Latest visit of each visiting speaker, with the talk (WKND-S5)',
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
    summary: 'Whether the congregation has a talk coordinator with an address for replies (WKND-R10)',
    permission,
    scope: 'congregation',
    reply: z.object({
      valid: z.boolean(),
      name: z.string().nullable().meta({ description: 'name of the coordinator; null without one' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['congregations', 'users'],
  }),
  bookTalk: operation({
    ...shared,
    name: 'talks.bookTalk',
    path: '/public-speaker-assignment',
    summary: 'Book a speaker for a weekend (WKND-C1, WKND-O1)',
    description: 'Sends the speaker a request to confirm if wanted.',
    body: z.strictObject({
      meeting_id: reference,
      public_talk_id: talkNumber,
      speaker_id: reference
        .optional()
        .meta({ description: 'id of a person of the congregation, or of a speaker in the directory' }),
      congregation_id: reference
        .nullish()
        .meta({ description: 'congregation of the speaker; looked up from `speaker_id` if omitted' }),
      speaker: z
        .strictObject({
          name: filled(120),
          congregation: optionalText(120),
          email: optionalText(),
          phone: optionalText(40),
        })
        .optional()
        .meta({ description: 'a speaker who is in no directory' }),
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
    summary: 'Change the talk of a booked speaker (WKND-C2, WKND-O3)',
    description: 'A speaker who was asked is notified.',
    body: z.strictObject({
      meeting_id: reference.optional(),
      public_talk_id: talkNumber,
      assignment_id: reference.meta({ description: 'id of the assignment, as in GET /meetingAssignments' }),
      speaker_id: reference
        .nullish()
        .meta({ description: 'speaker of the talk, if sent; another one is refused' }),
      version,
    }),
    reply: publicTalk,
    refusals: ['stale', 'no-talk-coordinator', 'talk-begun'],
  }),
  moveTalk: operation({
    ...shared,
    name: 'talks.moveTalk',
    path: '/move-speaker-assignment',
    summary: 'Move a speaker to an open weekend (WKND-C3, WKND-O4)',
    description: 'A speaker who was asked is asked again for the new date.',
    body: z.strictObject({
      original_id: reference.optional(),
      id: reference.meta({ description: 'id of the meeting to move to' }),
      start_date: text(40)
        .optional()
        .meta({ description: 'day of that meeting, if sent; another one is refused' }),
      assignment_id: reference.meta({ description: 'id of the assignment, as in GET /meetingAssignments' }),
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
    summary: 'Remove a speaker from a weekend, or delete a talk elsewhere (WKND-C4, WKND-R16, AWAY-C3)',
    description: 'Links to answer stop working.',
    body: z.looseObject({
      id: reference.meta({ description: 'id of the assignment, as in GET /meetingAssignments' }),
    }),
    reply: z.array(talkWeek),
    refusals: [],
    changes: [...changes, 'notifications'],
  }),
  restoreTalk: operation({
    ...shared,
    name: 'talks.restoreTalk',
    path: '/public-talks/restore',
    summary: 'Restore a booking that was removed by mistake (WKND-R16)',
    description: 'Possible until the following night.',
    body: z.strictObject({
      id: reference.meta({ description: 'id of the assignment, as in GET /meetingAssignments' }),
    }),
    reply: z.array(talkWeek),
    refusals: ['talk-taken'],
  }),
  confirmTalk: operation({
    ...shared,
    name: 'talks.confirmTalk',
    path: '/confirm-speaker-assignment',
    summary: 'Record that a speaker is coming (WKND-C5)',
    description: 'Shown as the coordinator’s entry, not as an answer of the speaker.',
    body: z
      .looseObject({
        id: reference.meta({ description: 'id of the assignment, as in GET /meetingAssignments' }),
      })
      .meta({
        description:
          'an assignment from GET /public-talks or GET /away-speaker-assignments; only `id` is used',
      }),
    reply: z.array(talkWeek),
    refusals: ['talk-not-awaiting'],
  }),
  remindSpeaker: operation({
    ...shared,
    name: 'talks.remindSpeaker',
    path: '/remind-speaker-assignment',
    summary: 'Ask a speaker again who has not answered, at most once a day (WKND-C6)',
    body: z
      .looseObject({
        id: reference.meta({ description: 'id of the assignment, as in GET /meetingAssignments' }),
      })
      .meta({
        description:
          'an assignment from GET /public-talks or GET /away-speaker-assignments; only `id` is used',
      }),
    reply: z.array(talkWeek),
    refusals: ['talk-begun', 'talk-not-awaiting', 'talk-asked-today', ...unasked],
  }),
  shareRequest: operation({
    ...shared,
    name: 'talks.shareRequest',
    path: '/public-talks/share',
    summary: 'Make a message with a link for a speaker without e-mail or SMS, to send by any app (X-SHARE)',
    body: z.strictObject({
      id: reference.meta({ description: 'id of the assignment, as in GET /meetingAssignments' }),
    }),
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
