/** What work that writes to people asks of their preferences. */
import { notificationPreferences } from '#domains/messages/notification-preferences.store';

/** How each wants to get messages that somebody writes, of those who said it. */
export const manualPreferences = (tenant: Parameters<typeof notificationPreferences.ofKind>[0]) =>
  notificationPreferences.ofKind(tenant, 'manual');

/** Priced, told once, and sent by whoever asks for it. */
export { sendReminders } from '#domains/messages/send-reminders';
