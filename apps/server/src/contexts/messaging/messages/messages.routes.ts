import { messages } from '@sheaf/contract/messaging/messages/messages';
import { addPushDevice } from '#contexts/messaging/messages/add-push-device';
import { beginPush } from '#contexts/messaging/messages/begin-push';
import { countMessages } from '#contexts/messaging/messages/count-messages';
import { dropMessage } from '#contexts/messaging/messages/drop-message';
import { listMessages } from '#contexts/messaging/messages/list-messages';
import { listPushDevices } from '#contexts/messaging/messages/list-push-devices';
import { readMessage } from '#contexts/messaging/messages/read-message';
import { readNotificationPreferences } from '#contexts/messaging/messages/read-notification-preferences';
import { readPricing } from '#contexts/messaging/messages/read-pricing';
import { readSmsAccount } from '#contexts/messaging/messages/read-sms-account';
import { readStats } from '#contexts/messaging/messages/read-stats';
import { removePushDevice } from '#contexts/messaging/messages/remove-push-device';
import { saveNotificationPreferences } from '#contexts/messaging/messages/save-notification-preferences';
import { saveSmsAccount } from '#contexts/messaging/messages/save-sms-account';
import { saveSwitches } from '#contexts/messaging/messages/save-switches';
import { sendAgain } from '#contexts/messaging/messages/send-again';
import { sendMessages } from '#contexts/messaging/messages/send-messages';
import { stopMails } from '#contexts/messaging/messages/stop-mails';
import { takeSmsEvent, verifySmsEvent } from '#contexts/messaging/messages/take-sms-event';
import { takeTwilioReport, verifyTwilioReport } from '#contexts/messaging/messages/take-twilio-report';
import { handle, handleSigned } from '#platform/handle';

export const messagesRoutes = [
  handle(messages.readPricing, readPricing),
  handle(messages.sendMessages, sendMessages),
  handle(messages.listMessages, listMessages),
  handle(messages.countMessages, countMessages),
  handle(messages.readMessage, readMessage),
  handle(messages.sendAgain, sendAgain),
  handle(messages.dropMessage, dropMessage),
  handle(messages.readSmsAccount, readSmsAccount),
  handle(messages.saveSmsAccount, saveSmsAccount),
  handleSigned(messages.takeSmsEvent, verifySmsEvent, takeSmsEvent),
  handleSigned(messages.takeTwilioReport, verifyTwilioReport, takeTwilioReport),
  handle(messages.stopMails, stopMails),
  handle(messages.readStats, readStats),
  handle(messages.saveSwitches, saveSwitches),
  handle(messages.readNotificationPreferences, readNotificationPreferences),
  handle(messages.saveNotificationPreferences, saveNotificationPreferences),
  handle(messages.listPushDevices, listPushDevices),
  handle(messages.beginPush, beginPush),
  handle(messages.addPushDevice, addPushDevice),
  handle(messages.removePushDevice, removePushDevice),
];
