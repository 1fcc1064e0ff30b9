/** Proposals as they are read, by those who keep public talks and by whoever has a link. */
import { proposalDirections, proposalStates } from '@sheaf/rules/meetings/proposals/proposal';
import { z } from 'zod';
import { count, idOrZero, instant } from '../../fields.ts';
import { outline } from '../speakers/rows.ts';

const version = z.object({
  date: z.string().meta({ format: 'date' }),
  time: z.string().meta({ examples: ['10:00'], description: 'by the clock of the host' }),
});

const agreed = {
  moved: z
    .object({ was: version, now: version })
    .nullable()
    .meta({ description: 'both had agreed, the meeting was moved since, and the answer is awaited again' }),
  direction: z
    .enum(proposalDirections)
    .meta({ description: 'who asks: whoever sends the speaker, or whoever invites one' }),
  date: z.string().meta({ format: 'date' }),
  speaker_name: z
    .string()
    .nullable()
    .meta({ description: 'null while whoever is invited to send one has not said who comes' }),
  outlines: z.array(outline).meta({ description: 'the talks to choose from; none where any would do' }),
  number: count.nullable().meta({ description: 'the talk, once it is accepted' }),
  state: z.enum(proposalStates),
  called_off: z.boolean().meta({ description: 'withdrawn after both had agreed' }),
  round: count,
  word: z.string().nullable().meta({ description: 'what was written last' }),
};

export const proposal = z.object({
  id: idOrZero,
  ...agreed,
  sends: z.boolean().meta({ description: 'the speaker is ours; otherwise they are to speak here' }),
  congregation: z
    .string()
    .meta({ description: 'the other one, with the language group of theirs where the talk is given' }),
  language_group_id: idOrZero
    .nullable()
    .meta({ description: 'of ours, in whose weekend the talk is given; null for the whole congregation' }),
  language_group: z.string().nullable().meta({ description: 'its name' }),
  asked_by_us: z.boolean().meta({ description: 'we asked first' }),
  speaker_id: idOrZero.nullable().meta({ description: 'who of ours it is, once that was said here' }),
  awaited: z.boolean().meta({ description: 'our answer is awaited' }),
  in_app: z
    .boolean()
    .meta({ description: 'the congregation that was asked answers in its app; links only show it' }),
  placed: z.boolean().meta({ description: 'it stands in our own schedule' }),
  contact: z.object({ name: z.string().nullable(), email: z.string().nullable() }).nullable(),
  sent: z.array(
    z.object({ channel: z.enum(['email', 'share']), sent_at: instant, opened_at: instant.nullable() }),
  ),
});

export const askedByLink = z.object({
  ...agreed,
  congregation: z.string().meta({ description: 'whose speaker it is' }),
  host: z.string().meta({ description: 'where the talk is given' }),
  coordinator: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  lang: z.string(),
  place: z.string().nullable().meta({ description: 'the hour and the address of who invites' }),
  awaited: z.boolean(),
  answered_in: z
    .string()
    .nullable()
    .meta({ description: 'name of the congregation that answers in its app; null while the link answers' }),
});
