import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultParts } from './default-parts.ts';
import { keyOfInserted, meetingSections, numberParts, partKeys, sectionsOf } from './part-place.ts';
import { isInEveryHall, mayAddHall, mayRemoveHall, type SeatedPart, seatsOf, shownHalls } from './seats.ts';

const withIds = (type: 'clam' | 'public'): SeatedPart[] =>
  defaultParts(type).map((part, index) => ({ ...part, id: index + 1 }));
const told = (type: 'clam' | 'public', halls: number) =>
  seatsOf(type, halls, withIds(type)).map(
    ({ kind, partId, hall, place, qualification }) => `${kind} ${partId} ${hall} ${place} ${qualification}`,
  );

it('MEET-O4 MEET-O17 a midweek meeting has a chairman, two prayers and its parts, the weekend a chairman, a prayer, a speaker and the study', () => {
  expect(told('clam', 1)).toEqual([
    'chairman null 1 1 chairman',
    'prayer null 1 1 prayer',
    'prayer null 1 2 prayer',
    'part 3 1 1 treasures-talk',
    'part 4 1 1 gems',
    'part 5 1 1 bible-reading',
    'part 6 1 1 demonstration',
    'helper 6 1 1 householder',
    'part 7 1 1 demonstration',
    'helper 7 1 1 householder',
    'part 8 1 1 student-talk',
    'part 10 1 1 living-as-christians',
    'part 11 1 1 study-conductor',
    'helper 11 1 1 study-reader',
  ]);
  expect(told('public', 3)).toEqual([
    'chairman null 1 1 weekend-chairman',
    'prayer null 1 1 prayer',
    'part 2 1 1 local-talk',
    'part 4 1 1 study-conductor',
    'helper 4 1 1 watchtower-reader',
  ]);
});

it('MEET-R16 an additional class has a counselor as chairman, and student parts only', () => {
  const second = seatsOf('clam', 2, withIds('clam')).filter(({ hall }) => hall === 2);
  expect(second.map(({ kind, partId, qualification }) => `${kind} ${partId} ${qualification}`)).toEqual([
    'chairman null counselor',
    'part 5 bible-reading',
    'part 6 demonstration',
    'helper 6 householder',
    'part 7 demonstration',
    'helper 7 householder',
    'part 8 student-talk',
  ]);
  expect(isInEveryHall({ section: 'treasures', key: 'first' })).toBe(false);
});

it('seats are unique, and an additional hall only adds seats', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('clam' as const, 'public' as const),
      fc.integer({ min: 1, max: 2 }),
      (type, halls) => {
        const seats = told(type, halls);
        expect(new Set(seats).size).toBe(seats.length);
        expect(told(type, halls + 1)).toEqual(expect.arrayContaining(seats));
      },
    ),
  );
});

it('a part without a qualification has no seat, and one without a helper no helper seat', () => {
  const part: SeatedPart = {
    id: 1,
    section: 'ministry',
    key: 'first',
    qualification: null,
    helperQualification: 'householder',
    helperType: 'none',
  };
  const kinds = (change: Partial<SeatedPart>) =>
    seatsOf('public', 1, [{ ...part, ...change }]).map(({ kind }) => kind);
  const always = ['chairman', 'prayer'];
  expect(kinds({})).toEqual(always);
  expect(kinds({ helperType: 'householder' })).toEqual([...always, 'helper']);
  expect(kinds({ helperType: 'reader', helperQualification: null })).toEqual(always);
});

it("MEET-R19 MEET-O8 shows one class more than are in use, up to the meeting's halls and three", () => {
  expect([shownHalls(1, [2]), shownHalls(2, []), shownHalls(3, [])]).toEqual([1, 2, 2]);
  expect([shownHalls(3, [1, 1]), shownHalls(3, [1, 2]), shownHalls(3, [3]), shownHalls(9, [3])]).toEqual([
    2, 3, 3, 3,
  ]);
  expect(shownHalls(2, [1, 2])).toBe(2);
  expect([mayAddHall('clam', 1), mayAddHall('clam', 2), mayAddHall('clam', 3)]).toEqual([true, true, false]);
  expect(mayAddHall('public', 1)).toBe(false);
  expect([mayRemoveHall(1, []), mayRemoveHall(2, [1]), mayRemoveHall(2, [1, 2])]).toEqual([
    false,
    true,
    false,
  ]);
});

it('MEET-O15 MEET-O16 a week without a workbook has the default parts of its type, with their minutes', () => {
  const listed = (type: 'clam' | 'public') =>
    defaultParts(type).map(({ section, key, minutes }) => `${section}.${key} ${minutes}`);
  expect(listed('clam')).toEqual([
    'prelude.song 5',
    'prelude.comments 1',
    'treasures.first 10',
    'treasures.second 10',
    'treasures.reading 4',
    'ministry.first 3',
    'ministry.second 4',
    'ministry.third 5',
    'living.mid-song 5',
    'living.first 15',
    'living.study 30',
    'living.review 3',
    'living.last-song 5',
  ]);
  expect(listed('public')).toEqual([
    'talk.song 5',
    'talk.talk 30',
    'watchtower.mid-song 5',
    'watchtower.study 60',
    'watchtower.last-song 5',
  ]);
});

it('MEET-O15 an inserted part has the first free key of its section', () => {
  expect(keyOfInserted('ministry', ['first', 'second'])).toBe('third');
  expect(keyOfInserted('ministry', ['first', 'second', 'third', 'fourth'])).toBe('fourth');
  expect(keyOfInserted('treasures', ['first', 'second'])).toBe('reading');
  // A second reading would be a student part in every class.
  expect(keyOfInserted('treasures', ['first', 'second', 'reading'])).toBe('second');
  expect(keyOfInserted('living', [])).toBe('first');
  expect(keyOfInserted('living', ['first', 'second'])).toBe('second');
  for (const section of meetingSections) expect(partKeys).toContain(keyOfInserted(section, []));
});

it('numbers midweek parts continuously without songs and comments, and keeps the section order', () => {
  expect(numberParts(defaultParts('clam'))).toEqual([null, null, 1, 2, 3, 4, 5, 6, null, 7, 8, null, null]);
  expect(new Set(numberParts(defaultParts('public')))).toEqual(new Set([null]));
  for (const type of ['clam', 'public'] as const) {
    const order = defaultParts(type).map(({ section }) => sectionsOf(type).indexOf(section));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
  }
});
