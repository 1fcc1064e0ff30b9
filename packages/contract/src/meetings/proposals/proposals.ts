/**
 * Operations on talk proposals: a coordinator proposes a speaker and a date to another one
 * (X-INVITE-SPEAKER).
 */

import {
  longestProposalWord,
  longestSpeakerName,
  mostProposedTalks,
  proposalActions,
} from '@sheaf/rules/meetings/proposals/proposal';
import { highestOutline } from '@sheaf/rules/people/people/profile';
import { z } from 'zod';
import {
  count,
  date,
  filled,
  id,
  listQuery,
  noContent,
  optionalLines,
  optionalText,
  reference,
} from '../../fields.ts';
import { operation } from '../../operation.ts';
import { secret } from '../../people/access/session.ts';
import { askedByLink, proposal } from './rows.ts';

const token = secret;
const talk = reference.max(highestOutline);
const round = reference.meta({
  description: 'number of the round that was read; refused if the proposal moved on',
});
const word = optionalLines(longestProposalWord);
const ofProposal = z.strictObject({ id });
const ourSpeaker = reference.optional().meta({ description: 'our speaker, if we were invited to send one' });
const name = optionalText(longestSpeakerName);

const languageGroup = reference
  .nullish()
  .meta({ description: 'our language group that hosts the talk; null for the whole congregation' });

const evenAway = z
  .boolean()
  .default(false)
  .meta({ description: 'true allows a speaker who is away on that day (SPKR-R13)' });

/** Either a listed congregation or a new one. */
const congregation = {
  congregation_id: reference
    .optional()
    .meta({ description: 'id of a congregation, as in GET /world/congregations' }),
  host: z
    .strictObject({ name: filled(120), contact_name: optionalText(120), email: optionalText() })
    .optional()
    .meta({ description: 'a congregation that is not in the directory' }),
};

/** Replies read by both congregations have no revision. */
const own = {
  permission: 'settings.meetings.public',
  scope: 'world',
  method: 'POST',
  idempotent: 'key',
  changes: ['proposals'],
} as const;
const byLink = {
  method: 'POST',
  permission: 'public',
  scope: 'none',
  idempotent: 'natural',
  limits: { perMinute: 120 },
} as const;

const refused = [
  'proposal-ended',
  'proposal-changed',
  'not-your-turn',
  'proposal-date-wrong',
  'proposal-same-date',
  'proposal-other-talk',
  'proposal-other-speaker',
  'proposal-speaker-open',
  'proposal-talk-open',
  'proposal-moved',
  'proposal-weekend-closed',
  'proposal-speaker-taken',
] as const;
/** Codes if a proposal for the same week or speaker is already open. */
const asked = ['proposal-week-asked', 'proposal-speaker-asked'] as const;
const unsent = [
  'proposal-date-wrong',
  'no-talk-coordinator',
  'contact-without-address',
  'own-congregation',
  'too-many-proposals',
  ...asked,
] as const;
/** Codes if our meeting cannot take the speaker. */
const taken = [
  'talk-meeting-past',
  'talk-meeting-cancelled',
  'talk-event-speaker',
  'talk-taken',
  'no-talk-part',
] as const;
const closed = [
  ...taken,
  'no-meeting-then',
  ...(['away-host-gone', 'away-host-taken', 'away-speaker-taken', 'proposal-speaker-gone'] as const),
] as const;

export const proposals = {
  listProposals: operation({
    name: 'proposals.listProposals',
    method: 'GET',
    path: '/proposals',
    summary: 'Proposals sent and received, by date (X-INVITE-SPEAKER)',
    permission: 'settings.meetings.public',
    scope: 'world',
    query: listQuery('id', 'date', 'state', 'congregation', 'speaker_name'),
    reply: z.array(proposal),
    refusals: [],
    idempotent: 'read',
    // The answer of the other side also creates a notification, so that an open screen is refreshed.
    reads: ['proposals', 'publicTalkTitles', 'notifications'],
  }),
  addProposal: operation({
    ...own,
    name: 'proposals.addProposal',
    path: '/proposals',
    summary: 'Propose a speaker and a date to another congregation (PROP-C1)',
    description: 'E-mails a link to its coordinator if requested.',
    body: z.strictObject({
      speaker_id: reference.meta({ description: 'person who speaks in other congregations' }),
      ...congregation,
      date,
      even_away: evenAway,
      numbers: z.array(talk).min(1).max(mostProposedTalks),
      word,
      mail: z.boolean().default(true).meta({ description: 'true e-mails a link to the coordinator' }),
    }),
    reply: proposal,
    refusals: [...unsent, 'speaker-away'],
    changes: ['proposals', 'directory'],
  }),
  inviteSpeaker: operation({
    ...own,
    name: 'proposals.inviteSpeaker',
    path: '/proposals/invitations',
    summary: 'Invite a speaker of another congregation (PROP-C2)',
    description: 'E-mails a link to its coordinator if requested.',
    body: z.strictObject({
      ...congregation,
      speaker_id: reference.optional().meta({
        description:
          'speaker of the other congregation that the directory shows; if neither is given, the other congregation chooses',
      }),
      speaker_name: name.meta({ description: 'name of a speaker who is not in the directory' }),
      language_group_id: languageGroup,
      even_away: evenAway,
      date,
      numbers: z
        .array(talk)
        .max(mostProposedTalks)
        .default([])
        .meta({ description: 'numbers of the wanted talks; empty for any talk' }),
      word,
      mail: z.boolean().default(true).meta({ description: 'true e-mails a link to the coordinator' }),
    }),
    reply: proposal,
    refusals: [...unsent, ...taken, 'speaker-away'],
    changes: ['proposals', 'directory'],
  }),
  shareProposal: operation({
    ...own,
    name: 'proposals.shareProposal',
    path: '/proposals/{id}/share',
    summary: 'Make a message with a new link to a proposal, to send by any app (X-SHARE)',
    params: ofProposal,
    body: z.strictObject({}),
    reply: z.object({
      text: z.string().meta({ description: 'message with the link, ready to send' }),
      link: z
        .string()
        .nullable()
        .meta({ description: 'link for the other congregation; null if it answers in the app' }),
    }),
    refusals: ['proposal-ended', 'proposal-answered-in-app', 'too-many-proposals'],
    forgets: ['text', 'link'],
  }),
  answerProposal: operation({
    ...own,
    name: 'proposals.answerProposal',
    path: '/proposals/{id}/answer',
    summary: 'Answer a proposal: accept, suggest another date, decline or withdraw (PROP-R1, PROP-R5)',
    description: 'Acceptance books the talk in our schedule.',
    params: ofProposal,
    body: z.strictObject({
      act: z.enum(proposalActions),
      round,
      date: date.optional().meta({ description: 'date of the talk; that of the proposal if omitted' }),
      speaker_id: ourSpeaker,
      language_group_id: languageGroup,
      number: talk.optional().meta({ description: 'number of the chosen talk' }),
      word,
    }),
    reply: proposal,
    refusals: [...refused, ...closed, ...asked],
    changes: ['proposals', 'publicTalks', 'awayTalks', 'meetingAssignments', 'notifications'],
  }),
  placeProposal: operation({
    ...own,
    name: 'proposals.placeProposal',
    path: '/proposals/{id}/schedule',
    summary: 'Book a proposal that was accepted by link (PROP-R5)',
    params: ofProposal,
    body: z.strictObject({ speaker_id: ourSpeaker, language_group_id: languageGroup }),
    reply: proposal,
    refusals: ['proposal-not-accepted', ...closed],
    changes: ['proposals', 'publicTalks', 'awayTalks', 'meetingAssignments'],
  }),
  takeProposal: operation({
    ...own,
    name: 'proposals.takeProposal',
    path: '/proposal-links/take',
    summary: 'Take over a proposal from its link, to answer it in the app (PROP-R6)',
    body: z.strictObject({ token }),
    reply: proposal,
    refusals: ['proposal-link-ended'],
  }),
  readLink: operation({
    ...byLink,
    name: 'proposals.readLink',
    path: '/proposal-links/read',
    summary: 'Read a proposal by its link (PROP-R4)',
    description: 'Reading counts neither as an answer nor as seen.',
    body: z.strictObject({ token }),
    reply: askedByLink,
    refusals: ['proposal-link-ended'],
    changes: [],
  }),
  noteLinkSeen: operation({
    ...byLink,
    name: 'proposals.noteLinkSeen',
    path: '/proposal-links/seen',
    summary: 'Mark a proposal as seen after the first touch on its link page (PROP-R4)',
    body: z.strictObject({ token }),
    reply: noContent,
    refusals: ['proposal-link-ended'],
    changes: ['proposals'],
  }),
  answerLink: operation({
    ...byLink,
    name: 'proposals.answerLink',
    path: '/proposal-links/answer',
    summary: 'Answer a proposal by its link: accept, suggest another date or decline (PROP-R1, PROP-R4)',
    body: z.strictObject({
      token,
      act: z.enum(['accept', 'counter', 'decline']),
      round: count.min(1),
      date: date.optional().meta({ description: 'date of the talk; that of the proposal if omitted' }),
      speaker_name: name.meta({ description: 'name of the speaker, if the invitation left it open' }),
      number: talk.optional().meta({ description: 'number of the chosen talk' }),
      word,
    }),
    reply: askedByLink,
    refusals: ['proposal-link-ended', 'proposal-answered-in-app', ...refused],
    changes: ['proposals', 'publicTalks', 'awayTalks', 'meetingAssignments', 'notifications'],
  }),
};
