import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import {
  audiences,
  isInAudience,
  mayReadNotice,
  type NoticePerson,
  type NoticeTerms,
  stateOfNotice,
} from './audience.ts';

const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
const groups = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
const notice: fc.Arbitrary<NoticeTerms> = fc
  .record({
    audience: fc.constantFrom(...audiences),
    group_ids: groups,
    from_on: day,
    length: fc.option(fc.nat(200)),
  })
  .map(({ length, ...terms }) => ({
    ...terms,
    until_on: length === null ? null : addDays(terms.from_on, length),
  }));
const person: fc.Arbitrary<NoticePerson> = fc.record({
  appointment: fc.constantFrom('guest', 'student', 'unbaptised', 'publisher', 'servant', 'elder', 'inactive'),
  pioneer: fc.boolean(),
  special_pioneer: fc.boolean(),
  group_id: fc.option(fc.integer({ min: 1, max: 4 })),
});

/** Written from the words of the form, not from the code. */
const audienceOf: Record<NoticeTerms['audience'], (one: NoticePerson, terms: NoticeTerms) => boolean> = {
  everyone: () => true,
  elders: ({ appointment }) => appointment === 'elder',
  appointed: ({ appointment }) => ['elder', 'servant'].includes(appointment),
  pioneers_elders: (one) => one.appointment === 'elder' || one.pioneer || one.special_pioneer,
  pioneers: (one) => one.pioneer || one.special_pioneer,
  groups: ({ group_id }, { group_ids }) => group_ids.some((id) => id === group_id),
};

it('X-BOARD-1 shows a notice to its audience from its first to its last day, and to writers always', () => {
  fc.assert(
    fc.property(notice, person, day, fc.boolean(), (terms, one, today, mayWrite) => {
      const isShown = today >= terms.from_on && (terms.until_on === null || today <= terms.until_on);
      expect(mayReadNotice(terms, { ...one, mayWrite }, today)).toBe(
        mayWrite || (isShown && audienceOf[terms.audience](one, terms)),
      );
    }),
  );
});

it('X-BOARD-1 an end, a later start and a smaller audience never show a notice to more people', () => {
  fc.assert(
    fc.property(notice, person, day, fc.nat(100), groups, (terms, one, today, days, fewer) => {
      const reader = { ...one, mayWrite: false };
      const narrowed: NoticeTerms[] = [
        { ...terms, until_on: addDays(terms.from_on, Math.min(days, 50)) },
        { ...terms, from_on: addDays(terms.from_on, days) },
        { ...terms, group_ids: terms.group_ids.filter((id) => fewer.includes(id)) },
      ];
      for (const [index, less] of narrowed.entries()) {
        // An end after the former one shows it on more days.
        if (index === 0 && terms.until_on !== null && less.until_on! > terms.until_on) continue;
        if (mayReadNotice(less, reader, today)) expect(mayReadNotice(terms, reader, today)).toBe(true);
      }
    }),
  );
});

it('X-BOARD-1 a notice of groups without any group, and a person without a group, never fit', () => {
  fc.assert(
    fc.property(person, groups, (one, group_ids) => {
      expect(isInAudience({ audience: 'groups', group_ids: [] }, one)).toBe(false);
      expect(isInAudience({ audience: 'groups', group_ids }, { ...one, group_id: null })).toBe(false);
    }),
  );
});

it('X-BOARD-1 is coming, shown or ended, in this order and each on whole days', () => {
  fc.assert(
    fc.property(notice, fc.nat(300), (terms, days) => {
      const order = { coming: 0, shown: 1, ended: 2 };
      const first = addDays(terms.from_on, -5);
      const today = addDays(first, days);
      expect(order[stateOfNotice(terms, addDays(today, 1))]).toBeGreaterThanOrEqual(
        order[stateOfNotice(terms, today)],
      );
      expect(stateOfNotice(terms, terms.from_on)).toBe('shown');
      expect(stateOfNotice(terms, addDays(terms.from_on, -1))).toBe('coming');
      if (terms.until_on !== null) {
        expect(stateOfNotice(terms, terms.until_on)).toBe('shown');
        expect(stateOfNotice(terms, addDays(terms.until_on, 1))).toBe('ended');
      }
    }),
  );
});
