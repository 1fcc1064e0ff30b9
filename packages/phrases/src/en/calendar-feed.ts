export const calendarFeed = {
  title: 'Calendar feed',
  text: 'Follow your dates in the calendar of your phone or computer. Anyone with the link sees them, so keep it private.',
  off: 'No link has been made yet.',
  on: 'A link is in use. It was shown once, when it was made.',
  make: 'Make a link',
  renew: 'Make a new link',
  renewHint: 'The older link stops working.',
  stop: 'Stop the feed',
  copy: 'Copy the link',
  copied: 'Copied',
  once: 'Copy the link now; it is shown only this once.',
} as const;
