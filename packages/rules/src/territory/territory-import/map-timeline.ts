/**
 * Merges the existing assignments of one map with the notes of several files, without duplicates (TERR-R25).
 */
import type { Campaign } from '../maps/campaign.ts';
import { type Holder, plainName } from './holder-names.ts';

export interface TimelineHolder extends Holder {
  from: string;
  to: string | null;
}

export interface Holding {
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

export interface HoldingNote {
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

const startOf = (holding: Holding): string => (holding.startUnknown ? holding.to! : holding.from);

/** A person chosen for a name, and the name itself, are one holder: choices may differ between files. */
const isHeldBy = ({ holders }: Holding, holder: Holder | null): boolean =>
  holder === null ||
  holders.some(
    ({ person, name }) =>
      (person !== null && person === holder.person) || plainName(name) === plainName(holder.name),
  );

export class MapTimeline {
  readonly holdings: Holding[];
  /** A locked map is not assigned. */
  readonly #locked: boolean;

  constructor(known: readonly Holding[], locked = false) {
    this.holdings = [...known];
    this.#locked = locked;
  }

  add(note: HoldingNote): NoteOutcome {
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

  #open(): Holding | undefined {
    return this.holdings.find(({ to }) => to === null);
  }

  #end(holding: Holding, day: string, completed: boolean): NoteOutcome {
    holding.to = day;
    holding.completed = completed;
    holding.changed = true;
    for (const holder of holding.holders) if (holder.to === null || holder.to > day) holder.to = day;
    const last = holding.holders.at(-1);
    if (last) last.to = day;
    return 'changed';
  }

  #begin(holding: Holding, day: string): NoteOutcome {
    holding.from = day;
    holding.startUnknown = false;
    holding.changed = true;
    if (holding.holders[0]) holding.holders[0].from = day;
    return 'changed';
  }

  #make(
    holder: Holder | null,
    holding: Pick<Holding, 'from' | 'to' | 'completed'>,
    startUnknown = false,
  ): NoteOutcome {
    const holders = holder ? [{ ...holder, from: holding.from, to: holding.to }] : [];
    this.holdings.push({
      id: null,
      ...plain,
      ...holding,
      startUnknown,
      holders,
      editable: true,
      changed: false,
    });
    return 'new';
  }

  #addCompletion(day: string, holder: Holder | null): NoteOutcome {
    const same = this.holdings.filter((holding) => isHeldBy(holding, holder));
    if (same.some((holding) => holding.completed && holding.to === day)) return 'known';
    const within = same
      .filter((holding) => !holding.completed && !holding.startUnknown && holding.from <= day)
      .filter((holding) => holding.to === null || holding.to >= day)
      .sort((a, b) => b.from.localeCompare(a.from))[0];
    if (within?.editable) return this.#end(within, day, true);
    if (within?.to === null) return 'map-held';
    if (holder === null) return 'known';
    return this.#make(holder, { from: day, to: day, completed: true }, true);
  }

  #addOpen(day: string, holder: Holder): NoteOutcome {
    const same = this.holdings.filter((holding) => isHeldBy(holding, holder));
    if (same.some((holding) => !holding.startUnknown && holding.from === day)) return 'known';
    const completion = this.#completionAfter(day, same);
    if (completion) return this.#begin(completion, day);
    const later = this.holdings.map(startOf).filter((start) => start > day);
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
  #completionAfter(day: string, same: readonly Holding[]): Holding | undefined {
    const next = same
      .filter((holding) => holding.startUnknown && holding.editable && holding.to! >= day)
      .sort((a, b) => a.to!.localeCompare(b.to!))[0];
    const between = this.holdings.some(
      (holding) => holding !== next && startOf(holding) > day && startOf(holding) < (next?.to ?? day),
    );
    return between ? undefined : next;
  }

  #addSpan({ from, to, completed, holder }: HoldingNote & { from: string; to: string }): NoteOutcome {
    const same = this.holdings.filter((holding) => isHeldBy(holding, holder));
    const begun = same.find((holding) => !holding.startUnknown && holding.from === from);
    if (begun && (begun.to === null || (completed && !begun.completed)))
      return begun.editable ? this.#end(begun, to, completed) : 'map-held';
    if (begun) return 'known';
    const ended = same.find((holding) => holding.startUnknown && holding.editable && holding.to === to);
    if (ended) return this.#begin(ended, from);
    return this.#make(holder, { from, to, completed });
  }
}
