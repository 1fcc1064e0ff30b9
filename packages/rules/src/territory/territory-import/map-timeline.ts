/**
 * Merges the existing assignments of one map with the notes of several files, without duplicates (TERR-R25).
 */
import type { Campaign } from '../maps/campaign.ts';
import { type Holder, plainName } from './holder-names.ts';

export interface TimelineHolder extends Holder {
  from: string;
  to: string | null;
}

export interface Turn {
  /** Null for a new assignment. */
  id: number | null;
  /** Exact start, if known. */
  instant: string | null;
  /** First day, or the last if `startUnknown`. */
  from: string;
  startUnknown: boolean;
  to: string | null;
  completed: boolean;
  holders: TimelineHolder[];
  personal: boolean;
  campaign: Campaign;
  campaignName: string | null;
  /** Last completion of the map at the start; null if it follows from the other assignments. */
  previousCompleted: string | null;
  /** Imported and not worked since, or new: notes of another file may complete it. */
  editable: boolean;
  changed: boolean;
}

export interface TurnNote {
  from: string | null;
  to: string | null;
  completed: boolean;
  holder: Holder | null;
}

/** Effect of a note. */
export type NoteOutcome = 'new' | 'changed' | 'known' | 'map-held';

const plain = {
  instant: null,
  personal: false,
  campaign: 'none',
  campaignName: null,
  previousCompleted: null,
} as const;

const startOf = (turn: Turn): string => (turn.startUnknown ? turn.to! : turn.from);

/** A person chosen for a name, and the name itself, are one holder: choices may differ between files. */
const isHeldBy = ({ holders }: Turn, holder: Holder | null): boolean =>
  holder === null ||
  holders.some(
    ({ person, name }) =>
      (person !== null && person === holder.person) || plainName(name) === plainName(holder.name),
  );

export class MapTimeline {
  readonly turns: Turn[];
  /** A locked map is not assigned. */
  readonly #locked: boolean;

  constructor(known: readonly Turn[], locked = false) {
    this.turns = [...known];
    this.#locked = locked;
  }

  add(note: TurnNote): NoteOutcome {
    if (note.to === null) return this.#addOpen(note.from!, note.holder!);
    return note.from === null
      ? this.#addCompletion(note.to, note.holder)
      : this.#addSpan({ ...note, from: note.from, to: note.to });
  }

  /**
   * A file whose newest date is `day` shows the map as unassigned: an assignment from before that day has
   * been handed in.
   */
  addNotOut(day: string): NoteOutcome {
    const open = this.#open();
    if (!open?.editable || open.from >= day) return 'known';
    return this.#end(open, day, false);
  }

  #open(): Turn | undefined {
    return this.turns.find(({ to }) => to === null);
  }

  #end(turn: Turn, day: string, completed: boolean): NoteOutcome {
    turn.to = day;
    turn.completed = completed;
    turn.changed = true;
    for (const holder of turn.holders) if (holder.to === null || holder.to > day) holder.to = day;
    const last = turn.holders.at(-1);
    if (last) last.to = day;
    return 'changed';
  }

  #begin(turn: Turn, day: string): NoteOutcome {
    turn.from = day;
    turn.startUnknown = false;
    turn.changed = true;
    if (turn.holders[0]) turn.holders[0].from = day;
    return 'changed';
  }

  #make(
    holder: Holder | null,
    turn: Pick<Turn, 'from' | 'to' | 'completed'>,
    startUnknown = false,
  ): NoteOutcome {
    const holders = holder ? [{ ...holder, from: turn.from, to: turn.to }] : [];
    this.turns.push({ id: null, ...plain, ...turn, startUnknown, holders, editable: true, changed: false });
    return 'new';
  }

  #addCompletion(day: string, holder: Holder | null): NoteOutcome {
    const same = this.turns.filter((turn) => isHeldBy(turn, holder));
    if (same.some((turn) => turn.completed && turn.to === day)) return 'known';
    const within = same
      .filter((turn) => !turn.completed && !turn.startUnknown && turn.from <= day)
      .filter((turn) => turn.to === null || turn.to >= day)
      .sort((a, b) => b.from.localeCompare(a.from))[0];
    if (within?.editable) return this.#end(within, day, true);
    if (within?.to === null) return 'map-held';
    if (holder === null) return 'known';
    return this.#make(holder, { from: day, to: day, completed: true }, true);
  }

  #addOpen(day: string, holder: Holder): NoteOutcome {
    const same = this.turns.filter((turn) => isHeldBy(turn, holder));
    if (same.some((turn) => !turn.startUnknown && turn.from === day)) return 'known';
    const completion = this.#completionAfter(day, same);
    if (completion) return this.#begin(completion, day);
    const later = this.turns.map(startOf).filter((start) => start > day);
    if (later.length > 0) {
      const end = later.sort()[0]!;
      return this.#make(holder, { from: day, to: end, completed: false });
    }
    const open = this.#open();
    if (this.#locked || (open && !open.editable)) return 'map-held';
    if (open) this.#end(open, day, false);
    return this.#make(holder, { from: day, to: null, completed: false });
  }

  /**
   * The completion without a start that this assignment led to: the next one, if nobody else held the map in
   * between.
   */
  #completionAfter(day: string, same: readonly Turn[]): Turn | undefined {
    const next = same
      .filter((turn) => turn.startUnknown && turn.editable && turn.to! >= day)
      .sort((a, b) => a.to!.localeCompare(b.to!))[0];
    const between = this.turns.some(
      (turn) => turn !== next && startOf(turn) > day && startOf(turn) < (next?.to ?? day),
    );
    return between ? undefined : next;
  }

  #addSpan({ from, to, completed, holder }: TurnNote & { from: string; to: string }): NoteOutcome {
    const same = this.turns.filter((turn) => isHeldBy(turn, holder));
    const begun = same.find((turn) => !turn.startUnknown && turn.from === from);
    if (begun && (begun.to === null || (completed && !begun.completed)))
      return begun.editable ? this.#end(begun, to, completed) : 'map-held';
    if (begun) return 'known';
    const ended = same.find((turn) => turn.startUnknown && turn.editable && turn.to === to);
    if (ended) return this.#begin(ended, from);
    return this.#make(holder, { from, to, completed });
  }
}
