export { coversInvites, InvitePrice } from './invite-price.tsx';
export type { PersonDetail } from './people.queries.ts';
