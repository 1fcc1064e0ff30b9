import { billingDomain } from '#contexts/messaging/billing/billing.domain.tsx';
import { messagesDomain } from '#contexts/messaging/messages/messages.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const messagingContext = defineContext({
  name: 'messaging',
  layer: 2,
  domains: [billingDomain, messagesDomain],
});
