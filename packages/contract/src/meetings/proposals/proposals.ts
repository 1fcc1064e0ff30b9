/** A speaker and a date, proposed by one coordinator to another (X-INVITE-SPEAKER). */

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
const round = reference.meta({ description: 'the round that was seen' });
const word = optionalLines(longestProposalWord);
const ofProposal = z.strictObject({ id });
const ourSpeaker = reference
  .optional()
  .meta({ description: 'who of ours goes, where we are invited to send one' });
const name = optionalText(longestSpeakerName);

const languageGroup = reference
  .nullish()
  .meta({ description: 'of ours, in whose weekend the talk is given; null for the whole congregation' });

const evenAway = z
  .boolean()
  .default(false)
  .meta({ description: 'also a speaker who is away on that day (SPKR-R13)' });

/** One of the directory, or one that is kept on the way. */
const congregation = {
  congregation_id: reference.optional().meta({ description: 'of the directory' }),
  host: z
    .strictObject({ name: filled(120), contact_name: optionalText(120), email: optionalText() })
    .optional()
    .meta({ description: 'one that is not in the directory' }),
};

/** What both sides read belongs to the world: no revision tells of it. */
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
/** An answer of somebody else is awaited for the same. */
const asked = ['proposal-week-asked', 'proposal-speaker-asked'] as const;
const unsent = [
  'proposal-date-wrong',
  'no-talk-coordinator',
  'contact-without-address',
  'own-congregation',
  'too-many-proposals',
  ...asked,
] as const;
/** Why a weekend of ours takes nobody. */
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
    summary: 'What we proposed to other congregations, and they to us, by date (X-INVITE-SPEAKER).',
    permission: 'settings.meetings.public',
    scope: 'world',
    query: listQuery('id', 'date', 'state', 'congregation', 'speaker_name'),
    reply: z.array(proposal),
    refusals: [],
    idempotent: 'read',
    // What the other side said is told the own coordinator, so that a screen that stands open hears of it.
    reads: ['proposals', 'publicTalkTitles', 'notifications'],
  }),
  addProposal: operation({
    ...own,
    name: 'proposals.addProposal',
    path: '/proposals',
    summary:
      'Proposes one of our speakers and a date to another congregation; its coordinator gets a link by mail where that is wanted (PROP-C1).',
    body: z.strictObject({
      speaker_id: reference.meta({ description: 'a person who speaks elsewhere' }),
      ...congregation,
      date,
      even_away: evenAway,
      numbers: z.array(talk).min(1).max(mostProposedTalks),
      word,
      mail: z.boolean().default(true),
    }),
    reply: proposal,
    refusals: [...unsent, 'speaker-away'],
    changes: ['proposals', 'directory'],
  }),
  inviteSpeaker: operation({
    ...own,
    name: 'proposals.inviteSpeaker',
    path: '/proposals/invitations',
    summary:
      'Invites a speaker of another congregation to speak here; its coordinator gets a link by mail where that is wanted (PROP-C2).',
    body: z.strictObject({
      ...congregation,
      speaker_id: reference.optional().meta({
        description: 'one of theirs whom the directory shows us; without any they choose who comes',
      }),
      speaker_name: name.meta({ description: 'one who is not in the directory' }),
      language_group_id: languageGroup,
      even_away: evenAway,
      date,
      numbers: z
        .array(talk)
        .max(mostProposedTalks)
        .default([])
        .meta({ description: 'the talks that are wished; none where any would do' }),
      word,
      mail: z.boolean().default(true),
    }),
    reply: proposal,
    refusals: [...unsent, ...taken, 'speaker-away'],
    changes: ['proposals', 'directory'],
  }),
  shareProposal: operation({
    ...own,
    name: 'proposals.shareProposal',
    path: '/proposals/{id}/share',
    summary: 'A text with a link of its own for another app (X-SHARE).',
    params: ofProposal,
    body: z.strictObject({}),
    reply: z.object({ text: z.string(), link: z.string().nullable() }),
    refusals: ['proposal-ended', 'proposal-answered-in-app', 'too-many-proposals'],
    forgets: ['text', 'link'],
  }),
  answerProposal: operation({
    ...own,
    name: 'proposals.answerProposal',
    path: '/proposals/{id}/answer',
    summary:
      'Accepts, asks for another date, declines or withdraws; what is accepted goes into our own schedule (PROP-R1, PROP-R5).',
    params: ofProposal,
    body: z.strictObject({
      act: z.enum(proposalActions),
      round,
      date: date.optional(),
      speaker_id: ourSpeaker,
      language_group_id: languageGroup,
      number: talk.optional(),
      word,
    }),
    reply: proposal,
    refusals: [...refused, ...closed, ...asked],
    changes: ['proposals', 'publicTalks', 'awayTalks', 'meetingAssignments'],
  }),
  placeProposal: operation({
    ...own,
    name: 'proposals.placeProposal',
    path: '/proposals/{id}/schedule',
    summary: 'Puts what was accepted by a link into our own schedule (PROP-R5).',
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
    summary: 'Takes what a link proposes to the own congregation, so that it is answered here (PROP-R6).',
    body: z.strictObject({ token }),
    reply: proposal,
    refusals: ['proposal-link-ended'],
  }),
  readLink: operation({
    ...byLink,
    name: 'proposals.readLink',
    path: '/proposal-links/read',
    summary:
      'What a link proposes. Reading it answers nothing and is not taken for having seen it (PROP-R4).',
    body: z.strictObject({ token }),
    reply: askedByLink,
    refusals: ['proposal-link-ended'],
    changes: [],
  }),
  noteLinkSeen: operation({
    ...byLink,
    name: 'proposals.noteLinkSeen',
    path: '/proposal-links/seen',
    summary: 'Notes the first touch on the page of a link (PROP-R4).',
    body: z.strictObject({ token }),
    reply: noContent,
    refusals: ['proposal-link-ended'],
    changes: ['proposals'],
  }),
  answerLink: operation({
    ...byLink,
    name: 'proposals.answerLink',
    path: '/proposal-links/answer',
    summary: 'Accepts, asks for another date or declines without an account (PROP-R1, PROP-R4).',
    body: z.strictObject({
      token,
      act: z.enum(['accept', 'counter', 'decline']),
      round: count.min(1),
      date: date.optional(),
      speaker_name: name.meta({ description: 'who comes, where the invitation left it open' }),
      number: talk.optional(),
      word,
    }),
    reply: askedByLink,
    refusals: ['proposal-link-ended', 'proposal-answered-in-app', ...refused],
    changes: ['proposals', 'publicTalks', 'awayTalks', 'meetingAssignments', 'notifications'],
  }),
};
