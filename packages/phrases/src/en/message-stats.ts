/** Phrases of automatic messages and their monthly estimate. */
export const messageStats = {
  title: 'Sent automatically',
  kind: {
    invites: 'Sign-in links',
    manual: 'Messages by hand',
    'map-assigned': 'A map was assigned',
    'map-overdue': 'A map is overdue, or nothing was done on it',
    'address-timeout': 'Addresses will soon be returned',
    'duty-evening': 'Meeting assignment tomorrow',
    'duty-week': 'Meeting assignment in a week',
    'report-missing': 'A report is missing',
    'attendant-duty': 'Duty at a meeting, such as attendant',
    'cart-shift': 'Shift at a cart',
    'group-meeting': 'Special service group',
  },
  text: {
    manual: 'People with permission can send messages to groups.',
    'map-assigned': 'To the person who was given it.',
    'map-overdue': 'To the person who has it, once a week, while it is overdue or nothing was done lately.',
    'address-timeout': 'To the person who has them, three days before.',
    'duty-evening':
      'To all who are assigned and to speakers of public talks, the evening before, between 5 and 8 pm.',
    'duty-week':
      'To all who are assigned and to speakers of public talks, a week before, between 5 and 8 pm.',
    'attendant-duty':
      'To each person with a duty, two days or half a day before, as set under Meeting settings.',
    'cart-shift':
      'To the people on a shift, the evening before, and when someone else books, moves or cancels it.',
    'group-meeting':
      'To the groups of a special service group that has “Tell the members” ticked, and again when it changes.',
    'report-missing':
      'To publishers whose report of last month is missing, on the 1st and the 5th from 10 am.',
  },
  line_zero: 'None expected at the moment. In the last 30 days: {sent}.',
  line_one: 'About {count} message a month, at most {cost}. In the last 30 days: {sent}.',
  line_other: 'About {count} messages a month, at most {cost}. In the last 30 days: {sent}.',
  most: 'At most {cost} a month, depending on the schedule. In the last 30 days: {sent}.',
  total: 'In all: at most {cost} a month',
  paidFrom: 'Balance {balance}. It can be overdrawn by up to {limit}; then no more SMS are sent.',
} as const;
