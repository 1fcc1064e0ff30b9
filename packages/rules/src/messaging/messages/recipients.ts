/** Recipients of a message by kind (MSG-D2), and the channel for each (MSG-R8). */

/** Numbered from 1 on the wire, in this order (MSG-D2). */
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

/** Inactive people are skipped (MSG-R8). */
export const isRecipient = (person: RecipientFacts, kind: RecipientKind, groupId: number | null): boolean =>
  person.active && person.appointment !== 'inactive' && members[kind](person, groupId);

export type Channel = 'email' | 'sms' | 'push';

/** Preferred channel; without a preference SMS is used, else e-mail. */
export type PreferredChannel = Channel | 'none';

export interface ChannelAddress {
  channel: Channel;
  /** Empty for push, which uses the person's devices. */
  address: string;
}

/**
 * Returns the preferred channel, or another one if there is no address for it; null without any channel, or
 * for preference none (MSG-R8).
 */
export function selectChannel(
  { phone, email, hasDevice }: Pick<RecipientFacts, 'phone' | 'email'> & { hasDevice?: boolean | undefined },
  preference: PreferredChannel | undefined,
): ChannelAddress | null {
  if (preference === 'none') return null;
  const sms: ChannelAddress | null = phone ? { channel: 'sms', address: phone } : null;
  const mail: ChannelAddress | null = email ? { channel: 'email', address: email } : null;
  // Push is free: a person who chose it causes no SMS cost for the congregation (MSG-R16).
  if (preference === 'push') return hasDevice ? { channel: 'push', address: '' } : mail;
  return preference === 'email' ? (mail ?? sms) : (sms ?? mail);
}
