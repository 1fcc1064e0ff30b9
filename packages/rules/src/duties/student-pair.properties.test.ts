import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitsAsPair, isStudentPair, type PairPlace, pairedPlace } from './student-pair.ts';

const person = fc.record({
  gender: fc.constantFrom('brother' as const, 'sister' as const),
  familyId: fc.option(fc.integer({ min: 1, max: 3 })),
});

it('MEET-X11 a pair matches by gender or by family, in both directions', () => {
  fc.assert(
    fc.property(person, person, (one, other) => {
      expect(fitsAsPair(one, other, 'family')).toBe(fitsAsPair(other, one, 'family'));
      expect(fitsAsPair(one, one, 'family')).toBe(true);
      const related = one.familyId !== null && one.familyId === other.familyId;
      expect(fitsAsPair(one, other, 'family')).toBe(related || one.gender === other.gender);
    }),
  );
});

it('AVAIL-R6 a pair matches by gender alone, or always, by the setting of the congregation', () => {
  fc.assert(
    fc.property(person, person, (one, other) => {
      expect(fitsAsPair(one, other, 'gender')).toBe(one.gender === other.gender);
      expect(fitsAsPair(one, other, 'none')).toBe(true);
    }),
  );
});

it('MEET-X11 a reader of a study is not part of a student pair', () => {
  expect(isStudentPair('demonstration', 'householder')).toBe(true);
  expect(isStudentPair('bible-study', 'demonstration')).toBe(true);
  expect(isStudentPair('study-conductor', 'study-reader')).toBe(false);
  expect(isStudentPair('demonstration', 'study-reader')).toBe(false);
});

const place = (id: number, kind: string, together: string | null): PairPlace => ({
  id,
  kind,
  together,
  personId: null,
  qualification: kind === 'helper' ? 'householder' : 'demonstration',
});

it('MEET-X11 pairs student and helper of one part in one class', () => {
  const places = [place(1, 'part', '5 1'), place(2, 'helper', '5 1'), place(3, 'helper', '5 2')];
  expect(pairedPlace(places[0]!, places)?.id).toBe(2);
  expect(pairedPlace(places[1]!, places)?.id).toBe(1);
  expect(pairedPlace(places[2]!, places)).toBeUndefined();
  expect(pairedPlace(place(4, 'part', null), places)).toBeUndefined();
  expect(pairedPlace(places[0]!, [places[0]!, place(5, 'part', '5 1')])).toBeUndefined();
});
