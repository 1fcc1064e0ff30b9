/** What other domains may show and read of people. */
export { coversInvites, InvitePrice } from './invite-price.tsx';
export { type PersonDetail, termsSpent, useInviteTerms, usePeople } from './people.queries.ts';
