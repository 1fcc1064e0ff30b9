/** Plans the assignments of each map from the notes of a file (TERR-R24, TERR-R25). */
import type { Holder } from './holder-names.ts';
import { type Holding, MapTimeline, type NoteOutcome } from './map-timeline.ts';
import type { KnownAssignment, PlannedAssignment, PlannedMap } from './plan.ts';
import type { ProblemReason } from './problem.ts';
import type { HistoryNote, ReadAssignment } from './read-assignment.ts';

export interface HistorySources {
  map(note: HistoryNote): PlannedMap | null | undefined;
  known(mapId: number): {
    assignments: readonly KnownAssignment[];
    completed: string | null;
    locked: boolean;
  };
  holder(name: string): Holder;
  keepMap(map: PlannedMap): void;
  inactive: ReadonlySet<number>;
  tell(note: ReadAssignment, reason: ProblemReason): void;
}

export interface PlannedHistory {
  assignments: PlannedAssignment[];
  /** Maps of which anything is imported. */
  maps: ReadonlySet<PlannedMap>;
}

const holdingHere = (known: KnownAssignment): Holding => ({
  ...known,
  holders: known.holders.map((holder) => ({ ...holder })),
  changed: false,
});

/** Sheaf exports contain every field of an assignment: it exists as a whole, or is created as a whole. */
function addExact(
  timeline: MapTimeline,
  note: ReadAssignment,
  holder: HistorySources['holder'],
): NoteOutcome {
  if (timeline.holdings.some(({ instant }) => instant !== null && instant === note.from)) return 'known';
  if (note.to === null && timeline.holdings.some(({ to }) => to === null)) return 'map-held';
  timeline.holdings.push({
    id: null,
    instant: note.from,
    from: note.from!,
    startUnknown: note.startUnknown,
    to: note.to,
    completed: note.completed,
    personal: note.personal,
    campaign: note.campaign,
    campaignName: note.campaignName,
    previousCompleted: note.previousCompleted,
    holders: note.holders.map(({ name, from, to }) => ({ ...holder(name), from: from ?? note.from!, to })),
    editable: true,
    changed: false,
  });
  return 'new';
}

function addNote(timeline: MapTimeline, note: HistoryNote, sources: HistorySources): NoteOutcome {
  if (note.kind === 'not-out') return timeline.addNotOut(note.day);
  if (note.exact) return addExact(timeline, note, sources.holder);
  const [holder] = note.holders;
  return timeline.add({ ...note, holder: holder ? sources.holder(holder.name) : null });
}

const latest = (days: readonly string[], until: string): string | null =>
  days
    .filter((day) => day <= until)
    .sort()
    .at(-1) ?? null;

const isWritten = ({ id, changed }: Holding): boolean => id === null || changed;

function planned(map: PlannedMap, holding: Holding, days: readonly string[]): PlannedAssignment {
  const { instant: _, editable: __, changed: ___, ...rest } = holding;
  const before = holding.startUnknown ? days.filter((day) => day !== holding.to) : days;
  return {
    ...rest,
    map: map.key,
    previousCompleted:
      holding.previousCompleted ?? latest(before, holding.to === null ? '9999' : holding.from),
  };
}

export function planHistory(notes: readonly HistoryNote[], sources: HistorySources): PlannedHistory {
  const timelines = new Map<PlannedMap, { timeline: MapTimeline; days: string[] }>();
  const taken = new Set<PlannedMap>();
  const open = (map: PlannedMap) => {
    const known = map.id === null ? null : sources.known(map.id);
    const timeline = new MapTimeline((known?.assignments ?? []).map(holdingHere), known?.locked);
    return { timeline, days: [known?.completed ?? map.completed].filter((day) => day !== null) };
  };
  for (const note of notes) {
    const map = sources.map(note);
    if (!map) {
      if (note.kind === 'holding' && map === undefined) sources.tell(note, 'map-missing');
      continue;
    }
    const history = timelines.get(map) ?? open(map);
    timelines.set(map, history);
    const noted = addNote(history.timeline, note, sources);
    if (note.kind !== 'holding') continue;
    if (note.completed && !note.exact && note.to !== null) history.days.push(note.to);
    if (noted === 'map-held') sources.tell(note, noted);
    const holder = noted === 'new' && note.to === null ? note.holders.at(-1) : undefined;
    const person = holder ? sources.holder(holder.name).person : null;
    if (person !== null && sources.inactive.has(person)) sources.tell(note, 'holder-inactive');
    if (noted === 'new' || noted === 'changed') taken.add(map);
  }
  const assignments = [...timelines].flatMap(([map, { timeline, days }]) => {
    const written = timeline.holdings.filter(isWritten);
    const completed = latest(days, '9999');
    const known = map.id === null ? null : sources.known(map.id);
    if (completed !== null && completed > (known ? (known.completed ?? '') : (map.completed ?? '')))
      map.completed = completed;
    if (map.id !== null && map.completed !== null) taken.add(map);
    if (written.length > 0 || (map.id !== null && map.completed !== null)) sources.keepMap(map);
    const all = [...days, ...timeline.holdings.filter((holding) => holding.completed).map(({ to }) => to!)];
    return written.map((holding) => planned(map, holding, all));
  });
  return { assignments, maps: taken };
}
