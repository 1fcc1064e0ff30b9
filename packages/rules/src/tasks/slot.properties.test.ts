import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extents } from '../events/extent.ts';
import { runs } from '../testing/ring.ts';
import { itemsOf, tickedItems } from './checklist.ts';
import {
  decideDone,
  decideLeave,
  decideTake,
  isSignupOpen,
  mayHelp,
  maySeeSlot,
  type SlotActor,
  type SlotAudience,
  type SlotTerms,
  slotStates,
} from './slot.ts';
import { fitsTask } from './slot-fit.ts';
import { newsKinds, newsOfSlot, type SlotNews } from './slot-news.ts';
import { taskTakers } from './task-kind.ts';
import { takersOn } from './turns.ts';

const id = fc.integer({ min: 1, max: 6 });
const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`);
const audience: fc.Arbitrary<SlotAudience> = fc.oneof(
  fc.record({
    of: fc.constant('task' as const),
    takers: fc.constantFrom(...taskTakers),
    people: fc.array(id),
  }),
  fc.record({
    of: fc.constant('sheet' as const),
    audience: fc.constantFrom(...extents),
    selfSignup: fc.boolean(),
    closesOn: fc.option(day),
  }),
  fc.constant({ of: 'nothing' as const }),
);
const slot: fc.Arbitrary<SlotTerms> = fc.record({
  state: fc.constantFrom(...slotStates),
  lastOn: day,
  groupId: fc.option(id),
  audience,
  people: fc.uniqueArray(fc.option(id), { selector: (one) => one ?? Math.random(), maxLength: 5 }),
});
const actor: fc.Arbitrary<SlotActor> = fc.record({
  id,
  appointment: fc.constantFrom('publisher', 'servant', 'elder'),
  pioneer: fc.boolean(),
  special_pioneer: fc.boolean(),
  group_id: fc.option(id),
  leads: fc.uniqueArray(id, { maxLength: 2 }),
  keeps: fc.boolean(),
});

it('X-TASKS-6 a place is taken only while it is open, by people who may help, and never twice', () => {
  fc.assert(
    fc.property(slot, actor, day, (terms, person, today) => {
      const decision = decideTake(terms, person, today);
      if (!decision.allowed) return;
      expect([terms.state, terms.lastOn >= today]).toEqual(['open', true]);
      const there = terms.people[decision.value];
      if (terms.people.includes(person.id)) expect(there).toBe(person.id);
      else {
        expect(there).toBeNull();
        expect(mayHelp(terms, person) && isSignupOpen(terms.audience, today)).toBe(true);
      }
      expect(maySeeSlot(terms, person, today)).toBe(true);
    }),
    runs(300, 3000),
  );
});

it('X-TASKS-6 X-TASKS-7 a person who took a place can leave it on the same day, and take it again', () => {
  fc.assert(
    fc.property(slot, actor, day, (terms, person, today) => {
      const taken = decideTake(terms, person, today);
      if (!taken.allowed || terms.people.includes(person.id)) return;
      const people = terms.people.with(taken.value, person.id);
      expect(decideLeave({ ...terms, people }, person.id, today)).toMatchObject({ value: taken.value });
    }),
    runs(300, 3000),
  );
});

it('X-TASKS-9 only people with a place, leaders of the group and keepers complete a slot that is held', () => {
  fc.assert(
    fc.property(slot, actor, (terms, person) => {
      const leads = terms.groupId !== null && person.leads.includes(terms.groupId);
      const may = person.keeps || terms.people.includes(person.id) || leads;
      expect(decideDone(terms, person).allowed).toBe(may && terms.state !== 'skipped');
    }),
    runs(300, 3000),
  );
});

it('X-TASKS-9 ticks are positions of the list, each once and ascending', () => {
  expect(itemsOf(' Floors \n\n Bins ')).toEqual(['Floors', 'Bins']);
  expect(tickedItems('Floors\nBins', [1, 0, 1])).toEqual([0, 1]);
  expect(tickedItems('Floors\nBins', [2])).toBeNull();
  expect(tickedItems(null, [])).toEqual([]);
});

it('X-TASKS-3 turns go round evenly, and the places of a slot have different people', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 4 }),
      (order, places) => {
        const taken: { id: number; date: string }[] = [];
        for (let week = 0; week < 3 * order.length; week += 1) {
          const date = new Date(Date.UTC(2026, 10, 1 + 7 * week)).toISOString().slice(0, 10);
          const ids = takersOn({ order, taken, date, places }, () => true);
          expect(new Set(ids).size).toBe(Math.min(places, order.length));
          taken.push(...ids.map((one) => ({ id: one, date })));
        }
        const counts = order.map((one) => taken.filter((turn) => turn.id === one).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      },
    ),
    runs(40, 300),
  );
});

it('X-TASKS-8 each kind of news is due once, in its order, and never for a slot that is done', () => {
  const states = fc.constantFrom(...slotStates);
  fc.assert(
    fc.property(states, day, fc.integer({ min: 0, max: 3 }), (state, onDate, length) => {
      const lastOn = new Date(Date.parse(onDate) + length * 86_400_000).toISOString().slice(0, 10);
      let told: SlotNews | null = null;
      const all: SlotNews[] = [];
      for (let number = -20; number <= 50; number += 1) {
        const today = new Date(Date.UTC(2026, 10, number)).toISOString().slice(0, 10);
        const news: SlotNews | null = newsOfSlot({ told, state, onDate, lastOn }, today);
        if (news === null) continue;
        all.push(news);
        told = news;
      }
      expect(all).toEqual(state === 'open' ? newsKinds : []);
    }),
    runs(60, 600),
  );
});

it('X-TASKS-4 decisions stay, and any other slot fits by day, time, places and takers', () => {
  const made = {
    ...{ planned_on: '2026-11-28', on_date: '2026-11-28', starts_at: '09:00', ends_at: '10:00', places: 1 },
    ...{ group_id: null, by_hand: false, touched: false, people: [1] },
  };
  const plan = {
    ...{ dates: new Set(['2026-11-28']), starts_at: '09:00', ends_at: '10:00', places: 1 },
    ...{ takers: 'people' as const, order: [1, 2] },
  };
  expect(fitsTask(made, plan)).toBe(true);
  const misfits = [
    { dates: new Set<string>() },
    { starts_at: '09:05' },
    { ends_at: '10:05' },
    { places: 2 },
    { order: [2] },
    { takers: 'groups' as const },
    { takers: 'anyone' as const },
  ];
  for (const change of misfits) {
    expect(fitsTask(made, { ...plan, ...change })).toBe(false);
    expect(fitsTask({ ...made, by_hand: true }, { ...plan, ...change })).toBe(true);
    expect(fitsTask({ ...made, touched: true }, { ...plan, ...change })).toBe(true);
  }
  const groups = { ...plan, takers: 'groups' as const, order: [7] };
  expect(fitsTask({ ...made, people: [], group_id: 7 }, groups)).toBe(true);
  expect(fitsTask({ ...made, people: [], group_id: 8 }, groups)).toBe(false);
  expect(fitsTask({ ...made, people: [] }, groups)).toBe(false);
});
