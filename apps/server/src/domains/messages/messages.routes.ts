/** What the domain answers, one line an operation. */
import { messages } from '@sheaf/contract/messages/messages';
import { addPushDevice } from '#domains/messages/add-push-device';
import { beginPush } from '#domains/messages/begin-push';
import { countMessages } from '#domains/messages/count-messages';
import { dropMessage } from '#domains/messages/drop-message';
import { listMessages } from '#domains/messages/list-messages';
import { listPushDevices } from '#domains/messages/list-push-devices';
import { readMessage } from '#domains/messages/read-message';
import { readNotificationPreferences } from '#domains/messages/read-notification-preferences';
import { readPricing } from '#domains/messages/read-pricing';
import { readSmsAccount } from '#domains/messages/read-sms-account';
import { readStats } from '#domains/messages/read-stats';
import { removePushDevice } from '#domains/messages/remove-push-device';
import { saveNotificationPreferences } from '#domains/messages/save-notification-preferences';
import { saveSmsAccount } from '#domains/messages/save-sms-account';
import { saveSwitches } from '#domains/messages/save-switches';
import { sendAgain } from '#domains/messages/send-again';
import { sendMessages } from '#domains/messages/send-messages';
import { stopMails } from '#domains/messages/stop-mails';
import { takeSmsEvent, verifySmsEvent } from '#domains/messages/take-sms-event';
import { takeTwilioReport, verifyTwilioReport } from '#domains/messages/take-twilio-report';
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
