import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { presentSmsAccount } from '#contexts/messaging/messages/present-sms-account';
import type { Handler } from '#platform/handle';

export const readSmsAccount = ({ tenant, platform }: Handler<typeof messages.readSmsAccount>) =>
  presentSmsAccount(tenant, platform.settings.address);
