/** Plans a sending from current rows, for preview and sending alike. */

import {
  centsPerPart,
  planSending,
  type Recipient,
  type SendingPlan,
} from '@sheaf/rules/messaging/messages/plan-sending';
import { isRecipient, recipientKinds } from '@sheaf/rules/messaging/messages/recipients';
import { notificationPreferences } from '#contexts/messaging/messages/notification-preferences.store';
import { readPhone } from '#contexts/messaging/messages/phone-number';
import type { Terms } from '#contexts/messaging/messages/sending-terms';
import { allReachablePeople } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { pushDevices } from '#platform/outbox/push-devices.store';
import { sentMessages } from '#platform/outbox/sent-messages.store';

const dayMilliseconds = 86_400_000;

export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMilliseconds);

export interface SendingOrder {
  to: number;
  groupId: number | null;
  text: string;
}

async function recipientsOf(tenant: Tenant, ordered: SendingOrder, now: Date): Promise<Recipient[]> {
  const kind = recipientKinds[ordered.to - 1]!;
  const sent = await sentMessages.smsByNumber(tenant, dayBefore(now));
  const preferred = await notificationPreferences.ofKind(tenant, 'manual');
  const withDevice = await pushDevices.people(tenant);
  const people = await allReachablePeople(tenant);
  return people
    .filter((person) => isRecipient(person, kind, ordered.groupId))
    .map(({ id, phone, email }) => {
      const { number, country } = readPhone(phone);
      const sentToNumber = number ? (sent.get(number) ?? 0) : 0;
      return {
        id,
        phone: number,
        email,
        country,
        sentToNumber,
        preference: preferred.get(id),
        hasDevice: withDevice.has(id),
      };
    });
}

export async function prepareSending(
  tenant: Tenant,
  ordered: SendingOrder,
  terms: Terms,
  now: Date,
): Promise<SendingPlan> {
  return planSending(ordered.text, await recipientsOf(tenant, ordered, now), {
    countries: terms.countries,
    centsPerPart: terms.ownPhone ? 0 : centsPerPart,
  });
}
