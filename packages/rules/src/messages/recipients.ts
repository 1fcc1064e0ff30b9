/** Who a message to a kind of people reaches (MSG-D2), and by which way (MSG-R8). */

/** MSG-D2: numbered on the wire from 1, in this order. */
export const recipientKinds = [
  'elders',
  'servants',
  'appointed',
  'pioneers',
  'cart',
  'publishers',
  'group',
] as const;
export type RecipientKind = (typeof recipientKinds)[number];

export interface Reachable {
  id: number;
  active: boolean;
  appointment: string;
  pioneer: boolean;
  specialPioneer: boolean;
  cart: boolean;
  groupId: number | null;
  phone: string | null;
  email: string | null;
}

const members: Record<RecipientKind, (person: Reachable, groupId: number | null) => boolean> = {
  elders: ({ appointment }) => appointment === 'elder',
  servants: ({ appointment }) => appointment === 'servant',
  appointed: ({ appointment }) => appointment === 'elder' || appointment === 'servant',
  pioneers: ({ pioneer, specialPioneer }) => pioneer || specialPioneer,
  cart: ({ cart }) => cart,
  publishers: ({ appointment }) => ['elder', 'servant', 'publisher', 'unbaptised'].includes(appointment),
  group: (person, groupId) => groupId !== null && person.groupId === groupId,
};

/** MSG-R8: inactive people are skipped. */
export const isRecipient = (person: Reachable, kind: RecipientKind, groupId: number | null): boolean =>
  person.active && person.appointment !== 'inactive' && members[kind](person, groupId);

export type Channel = 'email' | 'sms' | 'push';

/** How a person wants to be reached; without a wish by SMS, else by e-mail. */
export type Wish = Channel | 'none';

export interface Way {
  channel: Channel;
  /** Empty for push, which knows the person's devices. */
  address: string;
}

/** MSG-R8: the wished way first, the other one where there is no address for it; null where there is no way or no wish to be reached. */
export function selectChannel(
  { phone, email, hasDevice }: Pick<Reachable, 'phone' | 'email'> & { hasDevice?: boolean | undefined },
  wish: Wish | undefined,
): Way | null {
  if (wish === 'none') return null;
  const sms: Way | null = phone ? { channel: 'sms', address: phone } : null;
  const mail: Way | null = email ? { channel: 'email', address: email } : null;
  // MSG-R16: who wishes what is free is not put to the congregation's cost.
  if (wish === 'push') return hasDevice ? { channel: 'push', address: '' } : mail;
  return wish === 'email' ? (mail ?? sms) : (sms ?? mail);
}
