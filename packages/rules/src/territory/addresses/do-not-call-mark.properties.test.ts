import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findColumns, unusedIn, withMarkedColumns } from './address-columns.ts';
import { doNotCallHeadings, readDoNotCallMark, saysDoNotCall } from './do-not-call-mark.ts';

it('ADDR-R60 treats any value but a plain no in a do-not-call column as a mark, and retains its words', () => {
  for (const no of ['', ' ', 'no', 'No', '0', 'FALSE', 'nein', 'нет', 'لا', '-'])
    expect([no, readDoNotCallMark(no)]).toEqual([no, null]);
  for (const yes of ['yes', 'x', 'X', '1', 'true', 'ja', 'да', 'نعم', '✓', '☒', 'DNC', 'Do not call'])
    expect([yes, readDoNotCallMark(yes)]).toEqual([yes, '']);
  expect(readDoNotCallMark(' asked in person ')).toBe('asked in person');
  fc.assert(
    fc.property(fc.string({ minLength: 6 }), (text) => {
      const mark = readDoNotCallMark(text);
      expect(mark === null || mark === '' || mark === text.trim()).toBe(true);
    }),
  );
});

it('ADDR-R60 every heading of a do-not-call column is also a mark as a value', () => {
  for (const heading of doNotCallHeadings) expect([heading, saysDoNotCall(heading)]).toEqual([heading, true]);
});

it('X-MIGRATE uses or names every filled column of an address list', () => {
  const needed = ['House', 'Street', 'Lat', 'Lng'];
  const more = fc.uniqueArray(
    fc.constantFrom('Status', 'Phone', 'Notes', 'Colour', 'Telefon', 'Town', 'City', 'DNC'),
  );
  fc.assert(
    fc.property(more, fc.constantFrom('a', 'do not call'), (extra, value) => {
      const headings = [...needed, ...extra];
      const rows = [headings.map(() => value)];
      const columns = withMarkedColumns(findColumns(headings)!, headings, rows);
      const used = new Set(Object.values(columns).flat());
      const named = unusedIn(columns, headings, rows).map(({ column }) => column);
      for (const [place, heading] of headings.entries())
        expect([heading, used.has(place)]).toEqual([heading, !named.includes(heading)]);
      if (value === 'do not call' && extra.includes('Colour')) expect(named).not.toContain('Colour');
    }),
  );
});
