/** What a person is told inside the app, and what the dashboard prompts for. */
export const dashboard = {
  section: 'Notifications',
  title: 'Notifications',
  none: 'Nothing new. You will see here what others do for you, such as assigning you a map.',
  somebody: 'Somebody',
  unread: 'Not read yet',
  markAll: 'Mark all as read',
  more: 'Show older ones',
  refusals: {
    'not-subscriber': 'Only elders and servants are asked to subscribe.',
  },
  journal: {
    entity: {
      settings: 'Settings',
    },
    field: {
      content: 'Text',
      on: 'Switched on',
      part: 'Settings of',
      title: 'Heading',
    },
    part: {
      banner_notification: 'Banner',
    },
  },
} as const;
