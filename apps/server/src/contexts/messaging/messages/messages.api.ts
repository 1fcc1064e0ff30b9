/** What work that writes to people asks of their preferences. */
import { notificationPreferences } from '#contexts/messaging/messages/notification-preferences.store';

/** How each wants to get messages of a kind, of those who said it. */
export const preferencesOf = notificationPreferences.ofKind;

/** One SMS to whoever it may be, for whoever asks for it. */
export { queueText, textableNumbers } from '#contexts/messaging/messages/queue-text';
/** Priced, told once, and sent by whoever asks for it. */
export { sendReminders } from '#contexts/messaging/messages/send-reminders';
/** Whether a kind of message is switched on in the congregation. */
export { isSwitchedOn } from '#contexts/messaging/messages/switches';
