import { expect } from 'vitest';
import { lengthOf } from '../part-times.ts';
import { seatsUnderVisit, visitPlan, visitStudyMinutes, visitTalks } from '../visit-plan.ts';
import type { StoredWeek, WeekBefore, WeekPart } from './visited-weeks.ts';

const needs = { qualification: 'study-conductor', helperQualification: 'study-reader' } as const;

const seatsOf = ({ type }: StoredWeek, parts: readonly WeekPart[], visited: boolean) =>
  seatsUnderVisit(
    { type, halls: 3, visited },
    parts.map(({ id, section, key, helper_type: helperType }) => ({
      id,
      section,
      key,
      helperType,
      ...needs,
    })),
  );

/** The end of the visit leaves every part, place and class as edits and imports alone have made it. */
export function expectUndone({ stored, alone }: WeekBefore): void {
  const left = visitPlan(
    stored.parts.filter(({ event_id }) => event_id === null),
    false,
  );
  expect(left).toEqual({ held: alone, suspended: [] });
  expect(seatsOf(stored, left.held, false).suspended.size).toBe(0);
  expect(seatsOf(stored, left.held, false).seats).toEqual(seatsOf(stored, alone, true).seats);
}

/** Checks the programme of a week with a visit. */
export function expectPlanned({ stored, alone }: WeekBefore): void {
  const { held, suspended } = visitPlan(stored.parts, stored.visit !== null);
  if (stored.visit === null) {
    expect({ held, suspended }).toEqual({ held: alone, suspended: [] });
    return;
  }
  const { section, key, minutes } = visitTalks[stored.type];
  const talks = held.filter(({ event_id }) => event_id !== null);
  expect(talks).toMatchObject([{ section, key, minutes, event_id: stored.visit }]);
  const at = held.indexOf(talks[0]!);
  const song = held.findIndex((part) => part.section === section && part.key === 'last-song');
  if (song >= 0) expect(at).toBe(song - 1);
  const review = held.findIndex((part) => part.section === section && part.key === 'review');
  if (review >= 0 && song > review) expect(review).toBeLessThan(at);
  expect(held.some((part) => part.section === 'living' && part.key === 'study')).toBe(false);
  for (const part of held)
    if (part.section === 'watchtower' && part.key === 'study')
      expect(part).toMatchObject({
        minutes: visitStudyMinutes,
        helper_type: 'none',
        helper_qualification: null,
      });
  // Parts are shown in the order of the edits, and numbered without gaps.
  const others = held.filter(({ event_id }) => event_id === null).map(({ id }) => id);
  const kept = new Set(suspended.map(({ id }) => id));
  expect(others).toEqual(alone.map(({ id }) => id).filter((id) => !kept.has(id)));
  for (const rows of Map.groupBy(
    held.filter(({ event_id }) => event_id === null),
    (part) => part.section,
  ).values())
    expect(rows.map(({ order }) => order)).toEqual(rows.map((_, index) => index + 1));
  expect(lengthOf(held.map((part) => ({ ...part, helperType: part.helper_type }))).minutes).toBeGreaterThan(
    0,
  );
}
