/** What other screens show of messages. */
export { MessagesLinks } from './messages-links.tsx';
