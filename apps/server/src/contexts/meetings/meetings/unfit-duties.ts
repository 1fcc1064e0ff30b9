/** Finds duties whose people are no longer qualified for them (MEET-X12). */
import { isFitFor } from '@sheaf/rules/people/people/qualification';
import { standingOfQualifiedPeople } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

interface Duty {
  id: number;
  person_id: number | null;
  qualification: number | null;
}

/**
 * Ids of the unfit duties: type of the part, qualification, sex or appointment changed after the assignment.
 */
export async function unfitDuties(tenant: Tenant, duties: readonly Duty[]): Promise<Set<number>> {
  const ids = [...new Set(duties.flatMap(({ person_id }) => person_id ?? []))];
  if (ids.length === 0) return new Set();
  const people = new Map((await standingOfQualifiedPeople(tenant, ids)).map((person) => [person.id, person]));
  return new Set(
    duties.flatMap(({ id, person_id, qualification }) => {
      const person = person_id === null ? undefined : people.get(person_id);
      return person && qualification !== null && !isFitFor(person, qualification) ? [id] : [];
    }),
  );
}
