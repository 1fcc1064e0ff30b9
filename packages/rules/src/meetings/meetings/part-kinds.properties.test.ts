import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headingKey, headingKinds, headingLabels, kindOfPart, needsOfKind } from './part-kinds.ts';

const ministry = (title: string, manner = '') =>
  ({ section: 'ministry', place: 1, isLast: false, title, manner }) as const;

it('MEET-O4 an unnamed ministry heading is unknown, and never mistaken for another kind', () => {
  const words = headingLabels([]);
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (title) => {
      const kind = kindOfPart(ministry(title), words);
      const heading = headingKey(title.split(':')[0]!);
      if (!words.has(heading)) expect(kind).toEqual({ unknown: heading });
    }),
  );
});

it('MEET-O4 a named heading has its kind from then on, in any case', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{3,12}$/),
      fc.constantFrom(...headingKinds.filter((kind) => kind !== 'either')),
      (heading, kind) => {
        const words = headingLabels([[heading, kind]]);
        expect(kindOfPart(ministry(heading.toUpperCase()), words)).toBe(kind);
        expect(kindOfPart(ministry(`${heading}: of this week`), words)).toBe(kind);
      },
    ),
  );
});

it('MEET-O4 the manner distinguishes a talk from a demonstration under the same heading', () => {
  const words = headingLabels([]);
  expect(kindOfPart(ministry('Explaining Your Beliefs', 'Talk'), words)).toBe('student-talk');
  expect(kindOfPart(ministry('Explaining Your Beliefs', 'Demonstration'), words)).toBe('demonstration');
  const asked = kindOfPart(ministry('Explaining Your Beliefs', 'Elsewise'), words);
  expect(asked).toEqual({ unknown: 'explaining your beliefs · elsewise' });
  const named = headingLabels([['explaining your beliefs · elsewise', 'student-talk']]);
  expect(kindOfPart(ministry('Explaining Your Beliefs', 'Elsewise'), named)).toBe('student-talk');
});

it('MEET-O4 each kind requires its qualification, and a conversation requires a helper', () => {
  const kinds = [
    'treasures-talk',
    'gems',
    'reading',
    'demonstration',
    'bible-study',
    'student-talk',
    'living',
    'study',
  ] as const;
  expect(kinds.map((kind) => needsOfKind(kind).qualification)).toEqual([
    'treasures-talk',
    'gems',
    'bible-reading',
    'demonstration',
    'bible-study',
    'student-talk',
    'living-as-christians',
    'study-conductor',
  ]);
  expect(kinds.filter((kind) => needsOfKind(kind).helperType === 'householder')).toEqual([
    'demonstration',
    'bible-study',
  ]);
  expect(needsOfKind('study')).toMatchObject({ helperType: 'reader', helperQualification: 'study-reader' });
  expect(kindOfPart({ ...ministry('X'), section: 'living', isLast: true }, new Map())).toBe('study');
  expect(kindOfPart({ ...ministry('X'), section: 'treasures', place: 2 }, new Map())).toBe('gems');
});

it('MEET-O4 headings of all workbooks need no naming', () => {
  const words = headingLabels([]);
  const kindsOf = (...titles: string[]) => [
    ...new Set(titles.map((title) => kindOfPart(ministry(title), words))),
  ];
  const spoken = ['Starting a Conversation', 'Following Up', 'Initial Call', 'Return Visit'];
  expect(kindsOf(...spoken, 'بدء محادثة', 'متابعة الاهتمام')).toEqual(['demonstration']);
  expect(kindsOf('Making Disciples', 'Bible Study')).toEqual(['bible-study']);
  expect(kindsOf('Talk', 'خطاب')).toEqual(['student-talk']);
});

it('MEET-O4 a fourth part of Treasures is unknown, and so is an ambiguous heading with an ambiguous manner', () => {
  const fourth = { ...ministry('Something New: a title'), section: 'treasures', place: 4 } as const;
  expect(kindOfPart(fourth, headingLabels([]))).toEqual({ unknown: 'something new' });
  const either = headingLabels([['explaining your beliefs · elsewise', 'either']]);
  expect(kindOfPart(ministry('Explaining Your Beliefs', ' Elsewise '), either)).toEqual({
    unknown: 'explaining your beliefs · elsewise',
  });
});

it('MEET-O4 ignores spaces around a heading', () => {
  expect(headingKey(' Following Up ')).toBe('following up');
});
