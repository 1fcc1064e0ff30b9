/** What work that writes to people asks of their preferences. */
import { notificationPreferences } from '#domains/messages/notification-preferences.store';

/** How each wants to get messages of a kind, of those who said it. */
export const preferencesOf = notificationPreferences.ofKind;

/** One SMS to whoever it may be, for whoever asks for it. */
export { queueText, textableNumbers } from '#domains/messages/queue-text';
/** Priced, told once, and sent by whoever asks for it. */
export { sendReminders } from '#domains/messages/send-reminders';
