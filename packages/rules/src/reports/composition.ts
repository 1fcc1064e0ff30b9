/** Composition of the congregation by appointment and activity (REPORTS-S3, REPORTS-O2). */
import type { ReportedPerson } from './reporting-people.ts';
import { isReporting } from './reporting-people.ts';

export interface Composition {
  elder: number;
  servant: number;
  publisher: number;
  unbaptised: number;
  pioneer: number;
  special_pioneer: number;
  /** People who reported the month as auxiliary pioneers. */
  aux: number;
  /** Marked as inactive, deactivated, or without sharing in the six deciding months. */
  inactive: number;
}

export interface ComposedPerson extends ReportedPerson {
  id: number;
  pioneer: boolean;
  special_pioneer: boolean;
}

export interface ComposedMonth {
  /** Ids of the active publishers in the month (`activePublishers`). */
  active: ReadonlySet<number>;
  /** Ids of people who reported the month as auxiliary pioneers. */
  aux: ReadonlySet<number>;
  /**
   * Ids of people whose reports of all six deciding months are expected: without sharing they are inactive,
   * not new.
   */
  known: ReadonlySet<number>;
}

const isMarkedInactive = (person: ComposedPerson): boolean =>
  person.appointment === 'inactive' || (!person.active && isReporting({ ...person, active: true }));

export function compositionOf(
  people: readonly ComposedPerson[],
  { active, aux, known }: ComposedMonth,
): Composition {
  const reporting = people.filter((person) => isReporting(person) && active.has(person.id));
  const of = (appointment: string): number =>
    reporting.filter((person) => person.appointment === appointment).length;
  return {
    elder: of('elder'),
    servant: of('servant'),
    publisher: of('publisher'),
    unbaptised: of('unbaptised'),
    pioneer: reporting.filter(({ pioneer, special_pioneer }) => pioneer && !special_pioneer).length,
    special_pioneer: reporting.filter(({ special_pioneer }) => special_pioneer).length,
    aux: reporting.filter(({ id }) => aux.has(id)).length,
    inactive: people.filter(
      (person) =>
        isMarkedInactive(person) || (isReporting(person) && known.has(person.id) && !active.has(person.id)),
    ).length,
  };
}
