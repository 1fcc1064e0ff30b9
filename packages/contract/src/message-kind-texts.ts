/** Kinds of messages, as field names of preferences and of switches. */
const messageKinds: Readonly<Record<string, string>> = {
  'address-timeout': 'reserved addresses become free',
  'attendant-duty': 'a responsibility, two days or half a day before',
  'cart-shift': 'a shift at a cart, the evening before and after a change',
  'duty-evening': 'a meeting part, the evening before',
  'duty-week': 'a meeting part, a week before',
  'group-meeting': 'a special field service meeting of the group',
  manual: 'messages written by hand',
  'map-assigned': 'a map was assigned',
  'map-overdue': 'a map is overdue, or nothing was done on it',
  'report-missing': 'the report of last month is missing',
};

export const messageKindTexts = (prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(messageKinds).map(([kind, text]) => [kind, `${prefix}: ${text}`]));
