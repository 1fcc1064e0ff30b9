import { expect, it } from 'vitest';
import { writeCalendar } from '#contexts/people/calendar-feed/write-calendar';

const revision = { hash: '', sequence: 3, changedAt: Date.parse('2026-01-01T00:00:00Z') };

const write = (zone: string, dates: string[]): string =>
  writeCalendar({
    name: 'Burnie',
    zone,
    host: 'sheaf.test',
    revisions: Object.fromEntries(dates.map((date) => [`part-${date}`, revision])),
    items: dates.map((date) => ({
      key: `part-${date}`,
      title: 'Reading',
      note: null,
      location: null,
      date,
      from: '19:30',
      to: '20:15',
    })),
  });
const starts = (text: string): string[] => [...text.matchAll(/DTSTART:(\w+)/g)].map(([, start]) => start!);

it.each([
  ['Australia/Sydney', ['2026-04-04', '2026-04-05'], ['20260404T083000Z', '20260405T093000Z']],
  ['Europe/Berlin', ['2026-03-28', '2026-03-29'], ['20260328T183000Z', '20260329T173000Z']],
  ['America/Chicago', ['2026-10-31', '2026-11-01'], ['20261101T003000Z', '20261102T013000Z']],
])(
  'USERS-X4 writes half past seven in %s as half past seven before and after clocks change',
  (zone, dates, utc) => {
    expect(starts(write(zone, dates))).toEqual(utc);
  },
);

it('USERS-X4 parses to the same item, with its end and creation time', () => {
  const text = write('Australia/Hobart', ['2026-11-21']);
  expect(text).toContain('UID:part-2026-11-21@sheaf.test');
  expect(text).toContain('DTEND:20261121T091500Z');
  expect(text).toContain('DTSTAMP:20260101T000000Z');
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
});

it('USERS-X20 preserves the length of an item past midnight, with its place and sequence', () => {
  const text = writeCalendar({
    name: 'Burnie',
    zone: 'Australia/Hobart',
    host: 'sheaf.test',
    revisions: { night: revision },
    items: [
      {
        key: 'night',
        title: 'Midweek meeting: Chairman',
        note: null,
        location: '4 Mount Street',
        date: '2026-11-21',
        from: '23:30',
        to: '25:15',
      },
    ],
  });
  expect(text).toContain('DTSTART:20261121T123000Z');
  expect(text).toContain('DTEND:20261121T141500Z');
  expect(text).toContain('LOCATION:4 Mount Street');
  expect(text).toContain('SEQUENCE:3');
});
