import { billingDomain } from '#contexts/messaging/billing/billing.domain';
import { messagesDomain } from '#contexts/messaging/messages/messages.domain';
import { defineContext } from '#platform/context';

export const messagingContext = defineContext({
  name: 'messaging',
  layer: 2,
  holds: 'texts by SMS, e-mail and push, what they cost, and the account that pays them',
  domains: [billingDomain, messagesDomain],
});
