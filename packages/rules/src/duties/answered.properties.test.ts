import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AnsweredFacts, answerHolds, changedFacts, versionToCorrect } from './answered.ts';

const facts = fc.record({
  date: fc.constantFrom('2026-12-11', '2026-12-13'),
  time: fc.constantFrom('10:00', '20:00'),
  hall: fc.constantFrom(1, 2),
  part: fc.constantFrom(6, 14, null),
  what: fc.constantFrom('A talk', 'A conversation', null),
});

it('X-ACK-8 an answer holds only for the facts that it answered', () => {
  fc.assert(
    fc.property(facts, facts, (answered, now) => {
      const same = (Object.keys(answered) as (keyof typeof answered)[]).every(
        (name) => answered[name] === now[name],
      );
      expect(answerHolds(answered, now)).toBe(same);
      expect(answerHolds(now, answered)).toBe(same);
    }),
  );
});

it('X-ACK-8 names each changed fact, and treats a missing fact as null', () => {
  fc.assert(
    fc.property(facts, facts, (answered, now) => {
      const names = changedFacts(answered, now);
      expect({
        ...answered,
        ...Object.fromEntries(names.map((name) => [name, now[name as 'date']])),
      }).toEqual(now);
      const { part, ...without } = answered;
      expect(answerHolds({ ...without, part: null }, without)).toBe(true);
    }),
  );
});

it('X-ACK-9 reports each version once in a series of changes, and nothing on a retry', () => {
  fc.assert(
    fc.property(facts, fc.array(facts, { maxLength: 8 }), (answered, changes) => {
      let told: AnsweredFacts | null = null;
      let known: AnsweredFacts = answered;
      for (const now of changes) {
        const was = versionToCorrect({ answered, told, now });
        expect(was).toEqual(answerHolds(known, now) ? null : known);
        if (was) told = now;
        known = now;
        expect(versionToCorrect({ answered, told, now })).toBeNull();
      }
    }),
  );
});
