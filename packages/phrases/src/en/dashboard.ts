/** What a person is told inside the app, and what the dashboard prompts for. */
export const dashboard = {
  section: 'Notifications',
  title: 'Notifications',
  none: 'Nothing new. What others do for you, a map they give you for example, stands here.',
  somebody: 'Somebody',
  unread: 'Not read yet',
  markAll: 'Mark all as read',
  more: 'Show older ones',
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
