/** Phrases of the notification preferences of a person. */
export const notificationPreferences = {
  title: 'Notification preferences',
  menuText: 'By push notification, SMS or e-mail, or not at all',
  all: 'How messages reach you',
  text: 'One choice for all messages. Sign-in links come by SMS or e-mail, whichever you ask for.',
  sms: 'SMS',
  email: 'E-mail',
  push: 'Push notification',
  pushText: 'Shows on the screen at once and is free. Without a device, messages come by e-mail.',
  pushFirst: 'Shows on the screen at once and is free. This device asks for your permission.',
  none: 'Not at all',
  noneText: 'Your assignments still show in the app.',
  exceptions: 'Exceptions',
  asAll: 'As chosen above',
  forum: 'News of feature requests I follow',
  quiet: 'Quiet hours',
  quietText: 'SMS and push notifications wait until the quiet hours end.',
  quietHint:
    'The time is that of your congregation. Some things do not wait: sign-in links, the reminder for tomorrow, what begins within two hours of the end, and what its sender marks as urgent. E-mail does not wait.',
  from: 'From',
  until: 'Until',
  saved: 'Saved.',
};
