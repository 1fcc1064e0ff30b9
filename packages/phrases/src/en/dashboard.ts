/** What a person is told inside the app, and what the dashboard prompts for. */
export const dashboard = {
  section: 'Notifications',
  title: 'Notifications',
  none: 'Nothing new. What others do for you, a map they give you for example, stands here.',
  somebody: 'Somebody',
  unread: 'Not read yet',
  markAll: 'Mark all as read',
  more: 'Show older ones',
  told: {
    'map-assigned': '{by} assigned map {number} to you.',
    'map-handed-over': '{by} handed map {number} over to you.',
    'map-recalled': '{by} took map {number} back.',
    'addresses-assigned_one': '{by} assigned {count} address of map {number} to you.',
    'addresses-assigned_other': '{by} assigned {count} addresses of map {number} to you.',
    'addresses-taken-back_one': '{by} took {count} address of map {number} back.',
    'addresses-taken-back_other': '{by} took {count} addresses of map {number} back.',
    'addresses-returned_one': '{by} gave {count} address of map {number} back to you.',
    'addresses-returned_other': '{by} gave {count} addresses of map {number} back to you.',
    'message-unsure_one': 'A message may have arrived: it was cut off while it was handed over.',
    'message-unsure_other':
      '{count} messages may have arrived: they were cut off while they were handed over.',
    'message-failed_one': 'A message could not be delivered and was set aside.',
    'message-failed_other': '{count} messages could not be delivered and were set aside.',
    'role-changed': '{by} changed your roles. You may see other things than before.',
    'away-entered': '{by} entered that you are away from {from} until {until}.',
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
