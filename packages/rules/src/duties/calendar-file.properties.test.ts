import fc from 'fast-check';
import { expect, it } from 'vitest';
import { manyLines, oneLine } from '../text/text-lines.ts';
import { calendarFile } from './calendar-file.ts';

const entry = {
  uid: 'duty-12@sheaf.example',
  title: 'Bible reading',
  note: 'with Ann',
  start: Date.parse('2026-11-25T08:16:00Z'),
  end: Date.parse('2026-11-25T08:20:00Z'),
  stamp: Date.parse('2026-11-23T10:00:00Z'),
};

/** Parses like a calendar: unfolds lines, then splits at unescaped separators. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.pop()).toBe('');
  return new Map(
    lines.map((line) => {
      const [, name, value] = /^([A-Z]+):(.*)$/su.exec(line)!;
      return [
        name!,
        value!.replaceAll(/\\(.)/gsu, (_, mark: string) => (mark === 'n' ? '\n' : mark)),
      ] as const;
    }),
  );
}

it('a duty is one event with the given uid and instants', () => {
  expect(calendarFile(entry).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sheaf//Sheaf//EN',
    'BEGIN:VEVENT',
    'UID:duty-12@sheaf.example',
    'DTSTAMP:20261123T100000Z',
    'DTSTART:20261125T081600Z',
    'DTEND:20261125T082000Z',
    'SUMMARY:Bible reading',
    'DESCRIPTION:with Ann',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('escapes separators, and writes line breaks as text', () => {
  const file = calendarFile({ ...entry, title: 'Ann; Ben, C\\D', note: 'one\r\ntwo\nthree\rfour' });
  expect(file).toContain('SUMMARY:Ann\\; Ben\\, C\\\\D\r\n');
  expect(file).toContain('DESCRIPTION:one\\ntwo\\nthree\\nfour\r\n');
});

it('text survives the round trip, and no line exceeds 75 octets or splits a character', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((text) => !/[\r\n]/.test(text));
  fc.assert(
    fc.property(words, words, (title, note) => {
      const file = calendarFile({ ...entry, title, note });
      expect(read(file).get('SUMMARY')).toBe(oneLine(title));
      expect(read(file).get('DESCRIPTION')).toBe(manyLines(note));
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
    }),
  );
  const long = calendarFile({ ...entry, title: 'ä'.repeat(60) }).split('\r\n');
  expect(long.find((line) => line.startsWith('SUMMARY:'))).toBe(`SUMMARY:${'ä'.repeat(33)}`);
  expect(long).toContain(` ${'ä'.repeat(27)}`);
});
