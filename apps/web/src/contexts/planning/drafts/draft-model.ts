/** Places of a draft by week and column, for the table on a desk and the weeks on a phone. */
import { groupBy } from '@sheaf/rules/group-by';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import type { Reply } from '#platform/api.ts';

export type SpanDraft = Reply<'drafts.readDraft'>;
export type SpanPlace = SpanDraft['places'][number];

export interface DraftColumn {
  key: string;
  meeting: SpanPlace['meeting'];
  /** Language group of the meeting; null for the whole congregation. */
  group: string | null;
  part: SpanPlace['part'];
  responsibility: number | null;
  hall: number;
  /** Number among the columns of this duty, from 1; 0 for the only one. */
  number: number;
}

export interface DraftWeek {
  monday: string;
  places: SpanPlace[];
  /** Place by key of the column. */
  cells: ReadonlyMap<string, SpanPlace>;
  counts: DraftCounts;
}

export interface DraftCounts {
  places: number;
  filled: number;
  open: number;
  locked: number;
  /** Places that a press on Accept would fill. */
  proposed: number;
}

export interface DraftGrid {
  columns: DraftColumn[];
  weeks: DraftWeek[];
  counts: DraftCounts;
}

export const isProposed = ({ state, user_id }: SpanPlace): boolean =>
  state === 'proposed' && user_id !== null;

/** A repair proposes another person than the one of the duty. */
export const isChanged = ({ stood_id, user_id, state }: SpanPlace): boolean =>
  stood_id !== null && user_id !== null && user_id !== stood_id && state !== 'left';

/** People who got a duty by the draft and were not notified. */
export const untoldOf = (places: readonly SpanPlace[]): number =>
  new Set(places.filter(({ state, told }) => state === 'published' && !told).map(({ user_id }) => user_id))
    .size;

/** The place still needs a person. */
export const isUnfilled = ({ state, user_id }: SpanPlace): boolean => user_id === null || state === 'left';

function countsOf(places: readonly SpanPlace[]): DraftCounts {
  const open = places.filter(isUnfilled).length;
  return {
    places: places.length,
    filled: places.length - open,
    open,
    locked: places.filter(({ locked, state }) => locked && state === 'proposed').length,
    proposed: places.filter(isProposed).length,
  };
}

const dutyOf = ({ meeting, language_group, part, responsibility_id, hall }: SpanPlace): string =>
  [meeting, language_group ?? '', part ?? 'none', responsibility_id ?? 'none', hall].join(' ');

const inOrder = (one: SpanPlace, other: SpanPlace): number =>
  one.date.localeCompare(other.date) || one.duty_id - other.duty_id;

function weekOf(monday: string, places: readonly SpanPlace[]): DraftWeek {
  const sorted = [...places].sort(inOrder);
  const seen = new Map<string, number>();
  const cells = new Map<string, SpanPlace>();
  for (const place of sorted) {
    const duty = dutyOf(place);
    const number = (seen.get(duty) ?? 0) + 1;
    seen.set(duty, number);
    cells.set(`${duty} ${number}`, place);
  }
  return { monday, places: sorted, cells, counts: countsOf(sorted) };
}

function columnsOf(weeks: readonly DraftWeek[]): DraftColumn[] {
  const firsts = new Map<string, SpanPlace>();
  const ranks = new Map<string, number>();
  for (const { cells } of weeks)
    for (const [rank, [key, place]] of [...cells].entries()) {
      if (!firsts.has(key)) firsts.set(key, place);
      ranks.set(key, Math.max(ranks.get(key) ?? 0, rank));
    }
  const most = new Map<string, number>();
  for (const place of firsts.values()) most.set(dutyOf(place), (most.get(dutyOf(place)) ?? 0) + 1);
  const keys = [...firsts.keys()].sort(
    (one, other) =>
      firsts.get(one)!.meeting.localeCompare(firsts.get(other)!.meeting) ||
      (firsts.get(one)!.language_group ?? '').localeCompare(firsts.get(other)!.language_group ?? '') ||
      ranks.get(one)! - ranks.get(other)!,
  );
  return keys.map((key) => {
    const place = firsts.get(key)!;
    const { meeting, language_group: group, part, responsibility_id: responsibility, hall } = place;
    const isOnly = most.get(dutyOf(place)) === 1;
    const number = isOnly ? 0 : Number(key.slice(key.lastIndexOf(' ') + 1));
    return { key, meeting, group, part, responsibility, hall, number };
  });
}

export function gridOf(places: readonly SpanPlace[]): DraftGrid {
  const byWeek = groupBy(places, ({ date }) => mondayOf(date));
  const weeks = [...byWeek]
    .map(([monday, own]) => weekOf(monday, own))
    .sort((one, other) => one.monday.localeCompare(other.monday));
  return { columns: columnsOf(weeks), weeks, counts: countsOf(places) };
}

/** The first place that needs a person, or the first one of all. */
export const firstPlace = ({ weeks }: DraftGrid): SpanPlace | undefined => {
  const places = weeks.flatMap((week) => week.places);
  return places.find(isUnfilled) ?? places[0];
};
