/** What the domain answers, one line an operation. */
import { messages } from '@sheaf/contract/messages';
import { readTerms } from '#domains/messages/read-terms';
import { sendMessages } from '#domains/messages/send-messages';
import { handle } from '#platform/handle';

export const messagesRoutes = [
  handle(messages.readTerms, readTerms),
  handle(messages.sendMessages, sendMessages),
];
