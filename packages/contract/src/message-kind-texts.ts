/** Kinds of messages, as field names of preferences and of switches. */
const messageKinds: Readonly<Record<string, string>> = {
  'address-timeout': 'reserved addresses become free',
  'attendant-duty': 'a responsibility at a meeting',
  'cart-shift': 'a shift at a cart',
  'duty-evening': 'a duty two days or half a day ahead',
  'duty-week': 'duties of the next week',
  'group-meeting': 'leading a field service meeting',
  manual: 'messages written by hand',
  'map-assigned': 'a map was assigned',
  'map-overdue': 'a map is overdue',
  'report-missing': 'the report of last month is missing',
};

export const messageKindTexts = (prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(messageKinds).map(([kind, text]) => [kind, `${prefix}: ${text}`]));
