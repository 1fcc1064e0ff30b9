/** Who a message to a kind of people reaches (MSG-D2), and by which channel (MSG-R8). */

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

export interface RecipientFacts {
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

const members: Record<RecipientKind, (person: RecipientFacts, groupId: number | null) => boolean> = {
  elders: ({ appointment }) => appointment === 'elder',
  servants: ({ appointment }) => appointment === 'servant',
  appointed: ({ appointment }) => appointment === 'elder' || appointment === 'servant',
  pioneers: ({ pioneer, specialPioneer }) => pioneer || specialPioneer,
  cart: ({ cart }) => cart,
  publishers: ({ appointment }) => ['elder', 'servant', 'publisher', 'unbaptised'].includes(appointment),
  group: (person, groupId) => groupId !== null && person.groupId === groupId,
};

/** MSG-R8: inactive people are skipped. */
export const isRecipient = (person: RecipientFacts, kind: RecipientKind, groupId: number | null): boolean =>
  person.active && person.appointment !== 'inactive' && members[kind](person, groupId);

export type Channel = 'email' | 'sms' | 'push';

/** How a person wants to be reached; without a preference by SMS, else by e-mail. */
export type PreferredChannel = Channel | 'none';

export interface ChannelAddress {
  channel: Channel;
  /** Empty for push, which knows the person's devices. */
  address: string;
}

/** MSG-R8: the preferred channel first, the other one where there is no address for it; null where there is no channel, or the person wants none. */
export function selectChannel(
  { phone, email, hasDevice }: Pick<RecipientFacts, 'phone' | 'email'> & { hasDevice?: boolean | undefined },
  preference: PreferredChannel | undefined,
): ChannelAddress | null {
  if (preference === 'none') return null;
  const sms: ChannelAddress | null = phone ? { channel: 'sms', address: phone } : null;
  const mail: ChannelAddress | null = email ? { channel: 'email', address: email } : null;
  // MSG-R16: a person who chose push, which is free, is not put to the congregation's cost.
  if (preference === 'push') return hasDevice ? { channel: 'push', address: '' } : mail;
  return preference === 'email' ? (mail ?? sms) : (sms ?? mail);
}
