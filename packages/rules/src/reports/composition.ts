/** Of whom the congregation is made up (REPORTS-S3, REPORTS-O2). */
import type { ReportedPerson } from './reporting-people.ts';
import { isReporting } from './reporting-people.ts';

export interface Composition {
  elder: number;
  servant: number;
  publisher: number;
  unbaptised: number;
  pioneer: number;
  special_pioneer: number;
  /** Those who reported last month as auxiliary pioneers. */
  aux: number;
  inactive: number;
}

export interface ComposedPerson extends ReportedPerson {
  id: number;
  pioneer: boolean;
  special_pioneer: boolean;
}

/** @param aux the people who reported last month as auxiliary pioneers. */
export function compositionOf(people: readonly ComposedPerson[], aux: ReadonlySet<number>): Composition {
  const reporting = people.filter(isReporting);
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
        person.appointment === 'inactive' || (!person.active && isReporting({ ...person, active: true })),
    ).length,
  };
}
