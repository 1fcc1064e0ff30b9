import { expect, it } from 'vitest';
import { messagesNotifications } from '../../messaging/messages/notifications.ts';
import type { NotificationKinds } from '../../notifications/notification.ts';
import { absencesNotifications } from '../../people/absences/notifications.ts';
import { rolesNotifications } from '../../people/roles/notifications.ts';
import { addressesNotifications } from '../../territory/addresses/notifications.ts';
import { mapsNotifications } from '../../territory/maps/notifications.ts';

const kinds: NotificationKinds = {
  ...absencesNotifications,
  ...addressesNotifications,
  ...mapsNotifications,
  ...messagesNotifications,
  ...rolesNotifications,
};

it('DASH-R4 a notification leads to the screen of its subject; changed roles have none', () => {
  const targets = Object.entries(kinds).map(([name, { to }]) => [name, to({ number: 'A/7' })]);
  expect(Object.fromEntries(targets)).toEqual({
    'away-entered': '/settings/away/',
    'addresses-assigned': '/assignments/',
    'addresses-taken-back': '/assignments/',
    'addresses-returned': '/assignments/',
    'map-assigned': '/map/A%2F7/',
    'map-handed-over': '/map/A%2F7/',
    'map-recalled': '/assignments/',
    'message-failed': '/settings/messages/',
    'message-unsure': '/settings/messages/',
    'role-changed': null,
  });
});

it('DASH-R3 every notification has its own phrase', () => {
  for (const [name, { phrase }] of Object.entries(kinds))
    expect(phrase).toMatch(new RegExp(`^[a-z]+:notification\\.${name}$`));
});
