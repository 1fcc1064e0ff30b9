import { billingDomain } from '#contexts/messaging/billing/billing.domain';
import { messagesDomain } from '#contexts/messaging/messages/messages.domain';
import { defineContext } from '#platform/context';

export const messagingContext = defineContext({
  name: 'messaging',
  layer: 2,
  holds: 'messages by SMS, e-mail and push, their cost, and the account that pays for them',
  domains: [billingDomain, messagesDomain],
});
