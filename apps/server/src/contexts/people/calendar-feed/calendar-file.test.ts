/** A single entry, parsed by two independent libraries. */
import { calendarFile } from '@sheaf/rules/duties/calendar-file';
import { textFault } from '@sheaf/rules/text/text-lines';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { expect, it } from 'vitest';

const text = fc
  .string({ unit: 'grapheme', maxLength: 200 })
  .map((typed) => typed.replaceAll(/\p{C}/gu, ''))
  .filter((typed) => textFault(typed, 'one') === null);

it('APPTS-S3 contains title, note and minutes of a duty for two independent parsers', () => {
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1_500_000, max: 2_500_000 }), (title, note, hour) => {
      const start = hour * 3_600_000;
      const end = start + 600_000;
      const file = calendarFile({ uid: 'duty-1@sheaf.test', title, note, start, end, stamp: 0 });
      const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')!);
      expect([event.uid, event.summary, event.description]).toEqual(['duty-1@sheaf.test', title, note]);
      expect([event.startDate, event.endDate].map((time) => time.toUnixTime() * 1000)).toEqual([start, end]);
      const [read] = convertIcsCalendar(undefined, file).events!;
      expect([read!.uid, read!.start.date.getTime()]).toEqual(['duty-1@sheaf.test', start]);
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }),
  );
});
