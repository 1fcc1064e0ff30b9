/** MEET-X12: duties whose people are not qualified for them any more. */
import { isFitFor } from '@sheaf/rules/people/people/qualification';
import { standingOfQualifiedPeople } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

interface Duty {
  id: number;
  person_id: number | null;
  qualification: number | null;
}

/** The ids of these duties: the type of the part, the qualification, the sex or the appointment changed since they were given. */
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
