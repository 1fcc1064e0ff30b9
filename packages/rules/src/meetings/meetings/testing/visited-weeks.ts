/** Random weeks with visits that come, move and go between edits and imports (X-VISIT). */
import fc from 'fast-check';
import type { MeetingType } from '../../../events/cancelling.ts';
import { addDays } from '../../../schedules/calendar-week.ts';
import { defaultParts } from '../default-parts.ts';
import {
  type ProgrammePart,
  placeAmongHeld,
  storedUnderVisit,
  type VisitEvent,
  visitOfMeeting,
  visitPlan,
  visitTalks,
} from '../visit-plan.ts';

export interface WeekPart extends ProgrammePart {
  id: number;
  title: string;
}

/** Stored rows of a meeting. */
export interface StoredWeek {
  week: string;
  type: MeetingType;
  parts: WeekPart[];
  visit: number | null;
}

type Step =
  | { act: 'visit'; week: number; days: number }
  | { act: 'move' }
  | { act: 'leave' }
  | { act: 'cancel' }
  | { act: 'edit'; part: number; minutes: number }
  | { act: 'order'; part: number; order: number }
  | { act: 'insert'; section: number; order: number }
  | { act: 'delete'; part: number }
  | { act: 'import'; minutes: number };

const any = fc.nat(30);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('visit' as const), week: fc.nat(2), days: fc.constantFrom(0, 5, 9) }),
  fc.record({ act: fc.constantFrom('move' as const, 'leave' as const, 'cancel' as const) }),
  fc.record({ act: fc.constant('edit' as const), part: any, minutes: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ act: fc.constant('order' as const), part: any, order: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ act: fc.constant('insert' as const), section: any, order: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ act: fc.constant('delete' as const), part: any }),
  fc.record({ act: fc.constant('import' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
);

export const visitedWeek = fc.record({
  type: fc.constantFrom('clam' as const, 'public' as const),
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
});

const week = '2026-12-07';
let lastId = 0;
const nextId = (): number => {
  lastId += 1;
  return lastId;
};

function importedParts(type: MeetingType, minutes: number): WeekPart[] {
  const counted = new Map<string, number>();
  return defaultParts(type).map(({ section, key, minutes: usual, helperType, helperQualification }) => {
    const order = (counted.get(section) ?? 0) + 1;
    counted.set(section, order);
    return {
      id: nextId(),
      section,
      key,
      order,
      minutes: usual + minutes,
      helper_type: helperType,
      helper_qualification: helperQualification === null ? null : 13,
      event_id: null,
      title: `${section} ${key}`,
    };
  });
}

const sections = ['prelude', 'treasures', 'ministry', 'living', 'talk', 'watchtower'];

const sorted = (parts: readonly WeekPart[]): WeekPart[] =>
  parts.toSorted((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section) || a.order - b.order);

const renumbered = (parts: readonly WeekPart[], section: string, ids: readonly number[]): WeekPart[] =>
  parts.map((part) => (part.section === section ? { ...part, order: ids.indexOf(part.id) + 1 } : part));

/** A local edit of what is shown; undefined if it is refused or there is nothing to edit. */
function editOf(shown: readonly WeekPart[], usual: readonly WeekPart[], one: Step): WeekPart[] | undefined {
  const idsOf = (parts: readonly WeekPart[], section: string) =>
    parts.filter((part) => part.section === section && part.event_id === null).map(({ id }) => id);
  if (one.act === 'insert') {
    const { section } = shown[one.section % shown.length] ?? { section: 'living' as const };
    const added: WeekPart = {
      ...{ id: nextId(), section, key: 'first', order: 99, minutes: 5, helper_type: 'none' as const },
      ...{ helper_qualification: null, event_id: null, title: 'inserted' },
    };
    const ids = placeAmongHeld(idsOf(usual, section), idsOf(shown, section), added.id, one.order);
    return renumbered([...usual, added], section, ids ?? [...idsOf(usual, section), added.id]);
  }
  if (one.act !== 'edit' && one.act !== 'order' && one.act !== 'delete') return undefined;
  const part = shown[one.part % Math.max(1, shown.length)];
  if (!part) return undefined;
  const own = usual.find(({ id }) => id === part.id);
  if (one.act === 'edit') {
    const stored = storedUnderVisit(part, own, { ...part, minutes: one.minutes, title: 'edited' });
    return stored
      ? usual.map((row) => (row.id === own!.id ? { ...stored, order: row.order } : row))
      : undefined;
  }
  if (!own) return undefined;
  const ids = idsOf(usual, part.section);
  if (one.act === 'delete')
    return renumbered(
      usual.filter(({ id }) => id !== own.id),
      part.section,
      ids.filter((id) => id !== own.id),
    );
  const placed = placeAmongHeld(ids, idsOf(shown, part.section), own.id, one.order);
  return placed ? renumbered(usual, part.section, placed) : undefined;
}

export interface WeekBefore {
  /** Stored rows, including those of the visit. */
  stored: StoredWeek;
  /** Parts that edits and imports alone have made. */
  alone: WeekPart[];
}

/** Applies the steps to a week: edits and imports change its parts, visits only what is shown. */
export function runSteps({ type, steps }: { type: MeetingType; steps: readonly Step[] }): WeekBefore {
  let usual = importedParts(type, 0);
  let events: VisitEvent[] = [];
  const follow = (): StoredWeek => {
    const visit = visitOfMeeting(events, { week, type });
    const talk: WeekPart[] = visit
      ? [
          {
            ...{
              ...visitTalks[type],
              id: nextId(),
              order: 1,
              helper_type: 'none',
              helper_qualification: null,
            },
            ...{ event_id: visit.id, title: 'talk' },
          },
        ]
      : [];
    return { week, type, visit: visit?.id ?? null, parts: [...usual, ...talk] };
  };
  let stored = follow();
  for (const one of steps) {
    if (one.act === 'visit') {
      const start = addDays(week, one.week * 7 - 7 + 1);
      events.push({
        ...{ id: nextId(), type: 'co', has_speaker: true, extent: 'everyone', cancels_meeting: 'none' },
        start_date: `${start}T19:00`,
        end_date: `${addDays(start, one.days)}T12:00`,
      });
    } else if (one.act === 'move') {
      events = events.map((event) => ({
        ...event,
        start_date: `${addDays(event.start_date.slice(0, 10), 7)}T19:00`,
        end_date: `${addDays(event.end_date.slice(0, 10), 7)}T12:00`,
      }));
    } else if (one.act === 'leave') events = events.slice(1);
    else if (one.act === 'cancel')
      events = events.map((event, at) => (at === 0 ? { ...event, cancels_meeting: 'both' } : event));
    else if (one.act === 'import') usual = importedParts(type, one.minutes);
    else {
      const shown = visitPlan(sorted(stored.parts), stored.visit !== null).held;
      usual = editOf(shown, usual, one) ?? usual;
    }
    stored = follow();
  }
  return { stored: { ...stored, parts: sorted(stored.parts) }, alone: sorted(usual) };
}
