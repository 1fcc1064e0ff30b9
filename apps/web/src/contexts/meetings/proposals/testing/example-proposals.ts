import type { Reply } from '#platform/api.ts';
import type { Proposal } from '../proposal-labels.ts';

export const exampleProposal = (rest: Partial<Proposal> = {}): Proposal => ({
  id: 3,
  direction: 'offer',
  moved: null,
  date: '2027-01-17',
  speaker_name: 'Owen Kelton',
  outlines: [
    { number: 12, title: 'A home that welcomes' },
    { number: 45, title: null },
  ],
  number: null,
  state: 'open',
  called_off: false,
  round: 1,
  word: null,
  sends: true,
  asked_by_us: true,
  speaker_id: null,
  congregation: 'Wynyard',
  language_group_id: null,
  language_group: null,
  awaited: false,
  in_app: false,
  placed: false,
  contact: null,
  sent: [{ channel: 'email', sent_at: '2026-11-20T08:00:00Z', opened_at: null }],
  ...rest,
});

export const exampleAsked = (
  rest: Partial<Reply<'proposals.readLink'>> = {},
): Reply<'proposals.readLink'> => ({
  direction: 'offer',
  moved: null,
  date: '2027-01-17',
  speaker_name: 'Owen Kelton',
  number: null,
  state: 'open',
  round: 1,
  word: null,
  outlines: [
    { number: 12, title: 'A home that welcomes' },
    { number: 45, title: null },
  ],
  congregation: 'Burnie',
  host: 'Wynyard',
  lang: 'en',
  place: null,
  awaited: true,
  answered_in: null,
  called_off: false,
  coordinator: { name: 'Daniel Kerr', phone: '0491 570 006' },
  ...rest,
});
