/** Rows and cells of the matrix, from the reply (X-FAIR-41). */
import type { PlannedArea } from '@sheaf/rules/planning/planned-area';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import type { Reply } from '#platform/api.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import type { Translate } from '#platform/texts.ts';
import type { DutyKindIcon } from '#ui/schedule/duty-icon.tsx';
import { responsibilityIcons } from '#ui/schedule/responsibility-icons.ts';

export type MatrixReply = Reply<'shares.readMatrix'>;
export type MatrixKind = MatrixReply['kinds'][number];

export interface CellDuty {
  /** Null where the reply has no ids. */
  id: number | null;
  date: string;
  kind: MatrixKind;
}

/** Identifies the draft whose proposals are shown; null without one. */
export type ShownDraft = number | null;

export interface MatrixCell {
  week: number;
  monday: string;
  duties: CellDuty[];
  /** Places that the shown draft proposes for the person. */
  proposed: CellDuty[];
  /** Absence that touches the week; null without one. */
  away: { from: string; to: string } | null;
  cannot: boolean;
}

export interface MatrixPerson {
  id: number;
  name: string;
  cells: MatrixCell[];
  /** Number of duties up to today, and after it. */
  given: number;
  coming: number;
  /** Even share as a number of duties. */
  even: number;
}

const studentParts: readonly (number | null)[] = [5, 6, 8, 9, 18];

const kindIcons: Readonly<Record<MatrixKind['kind'], (kind: MatrixKind) => DutyKindIcon>> = {
  chairman: () => 'chairman',
  prayer: () => 'chairman',
  part: ({ meeting_part_type: part }) => (studentParts.includes(part) ? 'student-part' : 'talk'),
  helper: ({ meeting_part_type: part }) => (studentParts.includes(part) ? 'student-part' : 'talk'),
  responsibility: ({ responsibility }) => responsibilityIcons[responsibility ?? 'attendant'],
  task: ({ responsibility }) => responsibilityIcons[responsibility ?? 'cleaning'],
  help: () => responsibilityIcons.cleaning,
  cart: () => 'cart',
  conductor: () => 'field-group',
  'away-talk': () => 'talk',
  'special-part': () => 'talk',
  'special-duty': ({ responsibility }) => responsibilityIcons[responsibility ?? 'other'],
};

export const iconOfKind = (kind: MatrixKind): DutyKindIcon => kindIcons[kind.kind](kind);

/** `Bible Reading`, `Main door`, `Cart`. */
export function titleOfKind(t: Translate, { kind, meeting_part_type: part, label }: MatrixKind): string {
  if (label !== null) return label;
  return part === null || kind === 'helper'
    ? t(`duties:kind.${kind}`)
    : t(phraseIn('people:parts.name', part));
}

/** A person is chosen for duties of these areas; those of the others follow their rotations. */
export const isChosen = ({ date, kind: { area } }: CellDuty, today: string): boolean =>
  date >= today && (area === 'programme' || area === 'duties');

/** Schedule in which the duty can be changed. */
export function pathOfDuty({ date, kind: { area } }: CellDuty): string {
  if (area === 'programme') return `/schedules/meetings/?week=${mondayOf(date)}`;
  if (area === 'duties') return '/schedules/attendants/';
  return area === 'service' ? '/schedules/service/' : '/schedules/';
}

export function cellsOf(
  { from, weeks, kinds }: MatrixReply,
  { duties, ids = [], proposed = [], away, cannot }: MatrixReply['people'][number],
): MatrixCell[] {
  const cells = Array.from(
    { length: weeks },
    (_, week): MatrixCell => ({
      week,
      monday: addDays(from, week * 7),
      duties: [],
      proposed: [],
      away: null,
      cannot: cannot.includes(week),
    }),
  );
  const add = (list: 'duties' | 'proposed', pairs: readonly number[], known: readonly number[]): void => {
    for (let at = 0; at < pairs.length; at += 2) {
      const day = pairs[at]!;
      const kind = kinds[pairs[at + 1]!]!;
      cells[Math.floor(day / 7)]?.[list].push({ id: known[at / 2] ?? null, date: addDays(from, day), kind });
    }
  };
  add('duties', duties, ids);
  add('proposed', proposed, []);
  for (const [first = 0, last = 0] of away)
    for (let week = Math.floor(first / 7); week <= Math.floor(last / 7); week += 1)
      cells[week]!.away ??= { from: addDays(from, first), to: addDays(from, last) };
  return cells;
}

export interface MatrixChoice {
  /** Only duties of this area are counted; null for all. */
  area: PlannedArea | null;
  today: string;
  search: string;
  sort: 'name' | 'fewest';
}

export function personsOf(reply: MatrixReply, { area, today, search, sort }: MatrixChoice): MatrixPerson[] {
  const sought = search.trim().toLocaleLowerCase();
  const people = reply.people
    .filter(({ full_name: name }) => name.toLocaleLowerCase().includes(sought))
    .map((person): MatrixPerson => {
      const cells = cellsOf(reply, person);
      const counted = cells
        .flatMap(({ duties }) => duties)
        .filter(({ kind }) => area === null || kind.area === area);
      const given = counted.filter(({ date }) => date <= today).length;
      return {
        id: person.id,
        name: person.full_name,
        cells,
        given,
        coming: counted.length - given,
        even: person.even,
      };
    });
  const above = ({ given, coming, even }: MatrixPerson): number => given + coming - even;
  return sort === 'name' ? people : people.sort((one, other) => above(one) - above(other));
}
