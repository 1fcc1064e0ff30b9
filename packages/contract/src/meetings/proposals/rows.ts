/** Proposal schemas, for coordinators and for the holder of a link. */
import { proposalDirections, proposalStates } from '@sheaf/rules/meetings/proposals/proposal';
import { z } from 'zod';
import { count, idOf, idOrZero, instant } from '../../fields.ts';
import { outline } from '../speakers/rows.ts';

const version = z.object({
  date: z.string().meta({ format: 'date' }),
  time: z.string().meta({ examples: ['10:00'], description: 'local time of the host congregation' }),
});

const agreed = {
  moved: z.object({ was: version, now: version }).nullable().meta({
    description:
      'date and time before and after the meeting was moved; the agreed proposal then awaits an answer again',
  }),
  direction: z
    .enum(proposalDirections)
    .meta({ description: 'whether the proposing side sends a speaker or invites one' }),
  date: z.string().meta({ format: 'date', description: 'date of the talk' }),
  speaker_name: z
    .string()
    .nullable()
    .meta({ description: 'null until the invited side has named a speaker' }),
  outlines: z.array(outline).meta({ description: 'talks to choose from; empty for any talk' }),
  number: count.nullable().meta({ description: 'number of the accepted talk; null before' }),
  state: z.enum(proposalStates).meta({ description: 'open, accepted, declined or withdrawn' }),
  called_off: z.boolean().meta({ description: 'withdrawn after both sides had agreed' }),
  round: count,
  word: z.string().nullable().meta({ description: 'latest message of either side' }),
};

export const proposal = z.object({
  id: idOf('proposal, as in GET /proposals'),
  ...agreed,
  sends: z.boolean().meta({ description: 'the speaker is ours; otherwise the talk is given here' }),
  congregation: z
    .string()
    .meta({ description: 'name of the other congregation, with its language group if that hosts the talk' }),
  language_group_id: idOrZero
    .nullable()
    .meta({ description: 'our language group that hosts the talk; null for the whole congregation' }),
  language_group: z.string().nullable().meta({ description: 'name of our language group' }),
  asked_by_us: z.boolean().meta({ description: 'we made the proposal' }),
  speaker_id: idOrZero.nullable().meta({ description: 'our speaker, once chosen in the app' }),
  awaited: z.boolean().meta({ description: 'our answer is awaited' }),
  in_app: z
    .boolean()
    .meta({ description: 'the other congregation answers in its app, and links are read-only' }),
  placed: z.boolean().meta({ description: 'booked in our schedule' }),
  contact: z.object({ name: z.string().nullable(), email: z.string().nullable() }).nullable(),
  sent: z
    .array(z.object({ channel: z.enum(['email', 'share']), sent_at: instant, opened_at: instant.nullable() }))
    .meta({ description: 'messages with the link' }),
});

export const askedByLink = z.object({
  ...agreed,
  congregation: z.string().meta({ description: 'congregation of the speaker' }),
  host: z.string().meta({ description: 'congregation that hosts the talk' }),
  coordinator: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  lang: z.string(),
  place: z.string().nullable().meta({ description: 'time and address of the host' }),
  awaited: z.boolean(),
  answered_in: z
    .string()
    .nullable()
    .meta({ description: 'name of the congregation that answers in its app; null if the link may answer' }),
});
