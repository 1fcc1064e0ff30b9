export const calendarFeed = {
  title: 'Calendar feed',
  text: 'Follow your dates in the calendar of your phone or computer. Anyone with the link sees them, so keep it private.',
  on: 'A calendar follows your dates. The link was shown once, when you made it.',
  name: 'My assignments',
  follow: { webcal: 'Calendar of this device', google: 'Google Calendar', outlook: 'Outlook' },
  renew: 'Make a new link',
  menuText: 'Your dates in the calendar of your phone',
  renewHint: 'Calendars that follow the older link stop showing your dates.',
  stop: 'Stop the feed',
  copy: 'Copy the link',
  copied: 'Copied',
  once: 'For another calendar, copy the link now; it is shown only this once.',
} as const;
