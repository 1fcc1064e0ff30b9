import fc from 'fast-check';
import { expect, it } from 'vitest';
import { helperTypes } from '../../duties/helper-type.ts';
import { defaultParts } from './default-parts.ts';
import { partKeys, sectionsOf } from './part-place.ts';
import {
  endOf,
  lengthOf,
  partTimes,
  plannedMinutes,
  progressOf,
  sectionHours,
  type TimedPart,
} from './part-times.ts';

const partOf = (section: TimedPart['section']) =>
  fc.record<TimedPart>({
    section: fc.constant(section),
    key: fc.constantFrom(...partKeys),
    minutes: fc.integer({ min: 0, max: 60 }),
    helperType: fc.constantFrom(...helperTypes),
  });
const midweek = fc
  .tuple(...sectionsOf('clam').map((section) => fc.array(partOf(section), { maxLength: 5 })))
  .map((sections) => sections.flat());
const starts = fc.constantFrom('07:00', '19:00', '19:05');
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

it('MEET-R4 each part begins after the previous one and its extra minutes, and the last one ends the meeting', () => {
  fc.assert(
    fc.property(midweek, starts, (parts, start) => {
      const times = partTimes(parts, start);
      times.forEach(({ from, to }, index) => {
        const before = times[index - 1];
        expect(minutes(from)).toBe(before ? minutes(before.to) + before.extraMinutes : minutes(start));
        expect(minutes(to) - minutes(from)).toBe(parts[index]!.minutes);
      });
      const extras = times.reduce((sum, { extraMinutes }) => sum + extraMinutes, 0);
      const sum = parts.reduce((all, part) => all + part.minutes, extras);
      expect(lengthOf(parts)).toEqual({ minutes: sum, over: Math.max(0, sum - plannedMinutes) });
      expect(minutes(endOf(parts, start))).toBe(minutes(start) + sum);
    }),
  );
});

it('one more minute of a part moves only the following parts, by one minute', () => {
  fc.assert(
    fc.property(midweek, fc.nat(), (parts, nth) => {
      fc.pre(parts.length > 0);
      const at = nth % parts.length;
      const longer = parts.map((part, index) => ({ ...part, minutes: part.minutes + Number(index === at) }));
      const [was, is] = [partTimes(parts, '19:00'), partTimes(longer, '19:00')];
      was.forEach(({ from }, index) => {
        expect(minutes(is[index]!.from) - minutes(from)).toBe(Number(index > at));
      });
    }),
  );
});

it('MEET-R5 MEET-R6 MEET-O7 counsel takes one minute after the reading and each demonstration, and Living begins one minute later', () => {
  const times = (parts: readonly TimedPart[]) =>
    partTimes(parts, '19:00').map(({ from, to }) => `${from}-${to}`);
  expect(times(defaultParts('clam'))).toEqual([
    '19:00-19:05',
    '19:05-19:06',
    '19:06-19:16',
    '19:16-19:26',
    '19:26-19:30',
    '19:31-19:34',
    '19:35-19:39',
    '19:40-19:45',
    '19:46-19:51',
    '19:51-20:06',
    '20:06-20:36',
    '20:36-20:39',
    '20:39-20:44',
  ]);
  const part: TimedPart = { section: 'ministry', key: 'first', minutes: 3, helperType: 'none' };
  const living: TimedPart = { ...part, section: 'living' };
  const extra = (...parts: TimedPart[]) => partTimes(parts, '19:00').map(({ extraMinutes }) => extraMinutes);
  expect(extra(part)).toEqual([0]);
  expect(extra({ ...part, helperType: 'reader' })).toEqual([0]);
  expect(extra({ ...part, helperType: 'householder' })).toEqual([1]);
  expect(extra({ ...part, helperType: 'student' }, living)).toEqual([2, 0]);
  expect(extra({ ...part, section: 'treasures', key: 'reading' }, living)).toEqual([1, 0]);
  expect(extra({ ...part, section: 'treasures', helperType: 'student' })).toEqual([0]);
  expect(extra({ ...living, helperType: 'student' })).toEqual([0]);
});

it('returns the minutes above the planned length of a meeting', () => {
  const parts = defaultParts('clam');
  expect(lengthOf(parts)).toEqual({ minutes: 104, over: 0 });
  expect(lengthOf(defaultParts('public'))).toEqual({ minutes: 105, over: 0 });
  expect(lengthOf(parts.map((part) => ({ ...part, minutes: part.minutes + 1 })))).toEqual({
    minutes: 117,
    over: 12,
  });
  expect(lengthOf([])).toEqual({ minutes: 0, over: 0 });
  expect(endOf([{ section: 'talk', key: 'talk', minutes: 30, helperType: 'none' }], '23:50')).toBe('24:20');
});

it('MEET-R7 a part is ahead, then runs from 0 to 100 percent, then is past', () => {
  const part = { from: '19:35', to: '19:39' };
  const start = minutes(part.from) * 60;
  expect(progressOf(part, start - 1)).toEqual({ state: 'ahead' });
  expect(progressOf(part, start)).toEqual({ state: 'now', percent: 0, secondsLeft: 240 });
  expect(progressOf(part, start + 60)).toEqual({ state: 'now', percent: 25, secondsLeft: 180 });
  expect(progressOf(part, start + 239)).toMatchObject({ state: 'now', secondsLeft: 1 });
  expect(progressOf(part, start + 240)).toEqual({ state: 'past' });
  expect(progressOf({ from: '19:35', to: '19:35' }, start)).toEqual({ state: 'past' });
});

it('MEET-R4 a section ends with the counsel after its last part, and the minute before Living belongs to no section', () => {
  expect([...sectionHours(defaultParts('clam'), '19:00')]).toEqual([
    ['prelude', { from: '19:00', to: '19:06' }],
    ['treasures', { from: '19:06', to: '19:31' }],
    ['ministry', { from: '19:31', to: '19:45' }],
    ['living', { from: '19:46', to: '20:44' }],
  ]);
  const demonstration: TimedPart = {
    section: 'ministry',
    key: 'first',
    minutes: 3,
    helperType: 'student',
  };
  const living: TimedPart = { section: 'living', key: 'first', minutes: 5, helperType: 'none' };
  expect([...sectionHours([demonstration, living], '19:00').values()]).toEqual([
    { from: '19:00', to: '19:04' },
    { from: '19:05', to: '19:10' },
  ]);
});
