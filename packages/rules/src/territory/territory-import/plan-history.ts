/** Plans the assignments of each map from the notes of a file (TERR-R24, TERR-R25). */
import type { Holder } from './holder-names.ts';
import { MapTimeline, type NoteOutcome, type Turn } from './map-timeline.ts';
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

const turnHere = (known: KnownAssignment): Turn => ({
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
  if (timeline.turns.some(({ instant }) => instant !== null && instant === note.from)) return 'known';
  if (note.to === null && timeline.turns.some(({ to }) => to === null)) return 'map-held';
  timeline.turns.push({
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

const isWritten = ({ id, changed }: Turn): boolean => id === null || changed;

function planned(map: PlannedMap, turn: Turn, days: readonly string[]): PlannedAssignment {
  const { instant: _, editable: __, changed: ___, ...rest } = turn;
  const before = turn.startUnknown ? days.filter((day) => day !== turn.to) : days;
  return {
    ...rest,
    map: map.key,
    previousCompleted: turn.previousCompleted ?? latest(before, turn.to === null ? '9999' : turn.from),
  };
}

export function planHistory(notes: readonly HistoryNote[], sources: HistorySources): PlannedHistory {
  const timelines = new Map<PlannedMap, { timeline: MapTimeline; days: string[] }>();
  const taken = new Set<PlannedMap>();
  const open = (map: PlannedMap) => {
    const known = map.id === null ? null : sources.known(map.id);
    const timeline = new MapTimeline((known?.assignments ?? []).map(turnHere), known?.locked);
    return { timeline, days: [known?.completed ?? map.completed].filter((day) => day !== null) };
  };
  for (const note of notes) {
    const map = sources.map(note);
    if (!map) {
      if (note.kind === 'turn' && map === undefined) sources.tell(note, 'map-missing');
      continue;
    }
    const history = timelines.get(map) ?? open(map);
    timelines.set(map, history);
    const noted = addNote(history.timeline, note, sources);
    if (note.kind !== 'turn') continue;
    if (note.completed && !note.exact && note.to !== null) history.days.push(note.to);
    if (noted === 'map-held') sources.tell(note, noted);
    const holder = noted === 'new' && note.to === null ? note.holders.at(-1) : undefined;
    const person = holder ? sources.holder(holder.name).person : null;
    if (person !== null && sources.inactive.has(person)) sources.tell(note, 'holder-inactive');
    if (noted === 'new' || noted === 'changed') taken.add(map);
  }
  const assignments = [...timelines].flatMap(([map, { timeline, days }]) => {
    const written = timeline.turns.filter(isWritten);
    const completed = latest(days, '9999');
    const known = map.id === null ? null : sources.known(map.id);
    if (completed !== null && completed > (known ? (known.completed ?? '') : (map.completed ?? '')))
      map.completed = completed;
    if (map.id !== null && map.completed !== null) taken.add(map);
    if (written.length > 0 || (map.id !== null && map.completed !== null)) sources.keepMap(map);
    const all = [...days, ...timeline.turns.filter((turn) => turn.completed).map(({ to }) => to!)];
    return written.map((turn) => planned(map, turn, all));
  });
  return { assignments, maps: taken };
}
