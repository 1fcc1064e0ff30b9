/** API of people for other domains. */
export { coversInvites, InvitePrice } from './invite-price.tsx';
export type { PersonDetail } from './people.queries.ts';
