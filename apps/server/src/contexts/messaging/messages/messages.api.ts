import { notificationPreferences } from '#contexts/messaging/messages/notification-preferences.store';

/** Preferred channel by person, for people who have a preference for this kind. */
export const preferencesOf = notificationPreferences.ofKind;

export { queueText, textableNumbers } from '#contexts/messaging/messages/queue-text';
export { sendNews } from '#contexts/messaging/messages/send-news';
export { sendReminders } from '#contexts/messaging/messages/send-reminders';
