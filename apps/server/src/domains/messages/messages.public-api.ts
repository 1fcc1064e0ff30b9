/** What work that writes to people asks of their preferences. */
import { notificationPreferences } from '#domains/messages/notification-preferences.store';

/** How each wants to get messages of a kind, of those who said it. */
export const preferencesOf = notificationPreferences.ofKind;

/** Priced, told once, and sent by whoever asks for it. */
export { sendReminders } from '#domains/messages/send-reminders';
