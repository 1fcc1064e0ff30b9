import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastFirst } from './last-first.ts';
import { readOutlines, writeOutlines } from './outline-text.ts';
import { shownTo } from './shown-speakers.model.ts';
import { type SpeakerShare, speakerShares } from './shown-speakers.ts';
import { isWithin, searchedRange, searchRanges } from './speaker-search.ts';

const number = fc.integer({ min: 1, max: 999 });

it('SPKR-O2 reads numbers and ranges with any separators, ascending and once each', () => {
  expect(readOutlines('1-5, 12, 45')).toEqual({ numbers: [1, 2, 3, 4, 5, 12, 45], unknown: [] });
  expect(readOutlines('12\n3;3  7 – 9').numbers).toEqual([3, 7, 8, 9, 12]);
  expect(readOutlines('٣، ١٢').numbers).toEqual([3, 12]);
  expect(readOutlines('')).toEqual({ numbers: [], unknown: [] });
  fc.assert(
    fc.property(fc.array(number), fc.constantFrom(',', ' ', '\n', ', ', ';'), (numbers, between) => {
      const { numbers: read, unknown } = readOutlines(numbers.join(between));
      expect(unknown).toEqual([]);
      expect(read).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }),
  );
});

it('SPKR-O2 a range contains all numbers from its first to its last', () => {
  fc.assert(
    fc.property(number, number, (a, b) => {
      const [first, last] = [Math.min(a, b), Math.max(a, b)];
      const { numbers } = readOutlines(`${first}-${last}`);
      expect(numbers).toHaveLength(last - first + 1);
      expect([numbers[0], numbers.at(-1)]).toEqual([first, last]);
    }),
  );
});

it('SPKR-O2 the shortened text reads back as the same numbers', () => {
  expect(writeOutlines([45, 3, 1, 2, 12, 13])).toBe('1-3, 12, 13, 45');
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const { numbers: read, unknown } = readOutlines(writeOutlines(numbers));
      expect(unknown).toEqual([]);
      expect(read).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }),
  );
});

it('SPKR-O2 reports pieces that are no outline number, without guessing', () => {
  expect(readOutlines('x, 0, 1000, 5-2, 1-, -3, 1-2-3, 4').unknown).toEqual([
    'x',
    '0',
    '1000',
    '5-2',
    '1-',
    '-3',
    '1-2-3',
  ]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { numbers } = readOutlines(text);
      expect(numbers.every((one) => Number.isInteger(one) && one >= 1 && one <= 999)).toBe(true);
    }),
  );
});

it('SPKR-D3 sorts people by the name after the last space', () => {
  expect(['Amos Hale', ' Amos  John Hale ', 'Amos', ''].map(lastFirst)).toEqual([
    'Hale, Amos',
    'Hale, Amos John',
    'Amos',
    '',
  ]);
});

it('SPKR-O4 shows nothing without a partnership or shared country, and no contact details without a partnership', () => {
  const share = fc.constantFrom<SpeakerShare>(...speakerShares);
  fc.assert(
    fc.property(share, fc.boolean(), fc.boolean(), (set, partner, sameCountry) => {
      const shown = shownTo(set, { own: false, partner, sameCountry });
      if (set === 'none') expect(shown).toBe('nothing');
      if (!partner) expect(shown).not.toBe('all');
      if (!partner && !(set === 'country' && sameCountry)) expect(shown).toBe('nothing');
      if (partner && set !== 'none') expect(shown).toBe('all');
      expect(shownTo(set, { own: true, partner, sameCountry })).toBe('all');
    }),
  );
});

it('WKND-D7 only known and equal places are within a range', () => {
  const home = { circuit: 'A', region_id: 1, country_id: 2 };
  for (const range of searchRanges) {
    expect(isWithin(range, home, home)).toBe(true);
    const blank = { circuit: null, region_id: null, country_id: null };
    expect(isWithin(range, blank, blank)).toBe(false);
    expect(isWithin(range, home, { circuit: 'B', region_id: 9, country_id: 9 })).toBe(false);
  }
});

it('WKND-D7 the widest range finds manual entries without a country, and no others without one', () => {
  const home = { circuit: 'A', region_id: 1, country_id: 2 };
  const blank = { circuit: null, region_id: null, country_id: null };
  const found = (other: Parameters<typeof isWithin>[1]) =>
    searchRanges.filter((range) => isWithin(range, home, other));
  expect(found({ ...blank, kept: true })).toEqual(['country']);
  expect(found({ ...blank, kept: false })).toEqual([]);
  expect(found({ ...blank, country_id: 9, kept: true })).toEqual([]);
});

it('WKND-D7 searches the country if the circuit or region is not set', () => {
  const known = { circuit: 'TAS 1', region_id: 3 };
  for (const range of searchRanges) expect(searchedRange(range, known)).toBe(range);
  expect(searchedRange('circuit', { ...known, circuit: null })).toBe('country');
  expect(searchedRange('region', { ...known, region_id: null })).toBe('country');
  expect(searchedRange('region', { ...known, circuit: null })).toBe('region');
});
