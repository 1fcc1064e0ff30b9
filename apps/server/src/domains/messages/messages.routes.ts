/** What the domain answers, one line an operation. */
import { messages } from '@sheaf/contract/messages';
import { countMessages } from '#domains/messages/count-messages';
import { dropMessage } from '#domains/messages/drop-message';
import { listMessages } from '#domains/messages/list-messages';
import { readMessage } from '#domains/messages/read-message';
import { readTerms } from '#domains/messages/read-terms';
import { sendAgain } from '#domains/messages/send-again';
import { sendMessages } from '#domains/messages/send-messages';
import { handle } from '#platform/handle';

export const messagesRoutes = [
  handle(messages.readTerms, readTerms),
  handle(messages.sendMessages, sendMessages),
  handle(messages.listMessages, listMessages),
  handle(messages.countMessages, countMessages),
  handle(messages.readMessage, readMessage),
  handle(messages.sendAgain, sendAgain),
  handle(messages.dropMessage, dropMessage),
];
