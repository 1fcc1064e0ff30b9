/** Document of do-not-calls: addresses and dates by map and street, no notes (PRINT-P14). */
import type { Paper } from '#platform/documents/documents';
import { paperDate } from '#platform/documents/paper-dates';
import { say } from '#platform/texts';

const body = `
#heading-of(data.title, data.line)
#if data.maps.len() == 0 [#data.labels.none]
#for map in data.maps {
  section-of(map.name, breakable: map.doors.len() > 20, table-of(
    (1fr, 1fr, 30mm),
    (data.labels.street, data.labels.address, data.labels.date),
    map.doors.map(door => (door.street, door.address, door.date)),
    data.labels.none,
  ))
}
`;

export interface PrintedMap {
  map_number: string;
  place: string;
  doors: { street: string; address: string; date: string }[];
}

export function doNotCallsPaper(
  maps: readonly PrintedMap[],
  head: { congregation: string; lang: string; today: string },
): Paper {
  const phrase = (key: string, values?: Record<string, string | number>): string =>
    say(head.lang, `printing:doNotCalls.${key}`, values);
  const count = maps.reduce((sum, { doors }) => sum + doors.length, 0);
  return {
    body,
    lang: head.lang,
    data: {
      congregation: head.congregation,
      title: phrase('title'),
      line: phrase('line', { count, date: paperDate(head.lang, head.today) }),
      labels: Object.fromEntries(['street', 'address', 'date', 'none'].map((key) => [key, phrase(key)])),
      maps: maps.map(({ map_number, place, doors }) => ({
        name: phrase('map', { number: map_number, place }),
        doors: doors.map((door) => ({ ...door, date: paperDate(head.lang, door.date) })),
      })),
    },
  };
}
