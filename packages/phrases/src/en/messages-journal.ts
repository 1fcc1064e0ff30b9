export const messagesJournal = {
  kind: {
    messages: 'Messages',
  },
  entity: {
    message: 'Message',
    'notification-preference': 'Notification preference',
    settings: 'Settings',
  },
  field: {
    addresses: 'Message before addresses are returned',
    attendants: 'Message about duties at meetings',
    carts: 'Message about carts',
    duties: 'Message the evening before a meeting assignment',
    duties_week: 'Message a week before a meeting assignment',
    emails: 'E-mails',
    group_id: 'Group',
    groups: 'Message about field service groups',
    kind: 'About',
    manual: 'Messages sent by hand',
    maps: 'Message about overdue maps',
    maps_assigned: 'Message about assigned maps',
    part: 'Settings of',
    person_id: 'Person',
    reports: 'Message about reports',
    sent_at: 'Sent',
    sms: 'SMS',
    channel: 'Channel',
  },
  part: {
    automatic_messaging: 'Messages',
  },
} as const;
