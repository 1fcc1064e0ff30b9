/** Assigns people to duties. Lock order: the duties by id, then the people by id. */
import { decideFill, type FilledDuty, type FillRefusal, type PlaceToFill } from '@sheaf/rules/duties/fill';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { type DutyRow, duties, type ProgrammeDuty } from '#contexts/duties/duties.store';
import { hasUnfitPair } from '#contexts/duties/student-pair';
import { holdQualifiedPeople } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export type FillResult =
  | { rows: ProgrammeDuty[] }
  | { refused: FillRefusal | 'pair-unfit' }
  /** The place whose person is unknown or not qualified. */
  | { unfit: { id: number; code: 'no-such-person' | 'not-qualified' } };

const placeOf = (row: ProgrammeDuty): PlaceToFill => ({
  id: row.id,
  qualification: meetingParts.decode(row.qualification),
  together: row.part_id === null ? null : `${row.part_id} ${row.hall}`,
  personId: row.person_id,
});

/** Finds the first person who is unknown, inactive or not qualified (MEET-R15). */
async function findUnfit(tenant: Tenant, rows: readonly ProgrammeDuty[], fillings: readonly FilledDuty[]) {
  const ids = [...new Set(fillings.flatMap(({ personId }) => personId ?? []))];
  const people = new Map(
    ids.length === 0 ? [] : (await holdQualifiedPeople(tenant, ids)).map((person) => [person.id, person]),
  );
  for (const { id, personId } of fillings) {
    if (personId === null) continue;
    const person = people.get(personId);
    if (!person) return { id, code: 'no-such-person' as const };
    const { qualification } = rows.find((row) => row.id === id)!;
    if (!person.active || !person.qualified_parts.includes(qualification))
      return { id, code: 'not-qualified' as const };
  }
  return undefined;
}

/** Columns that an assignment changes. */
const asFilled = (row: DutyRow | undefined) =>
  row && { person_id: row.person_id, acknowledged: row.acknowledged, version: row.version };

/**
 * @param rows locked: the duties to fill and the other duties of their parts.
 * @param anyPair whether student and householder may be of different sex and family (MEET-X11).
 */
export async function fillPlaces(
  tenant: Tenant,
  rows: readonly ProgrammeDuty[],
  fillings: readonly FilledDuty[],
  anyPair: boolean,
): Promise<FillResult> {
  const decision = decideFill(rows.map(placeOf), fillings);
  if (!decision.allowed) return { refused: decision.reason };
  const unfit = await findUnfit(tenant, rows, decision.value);
  if (unfit) return { unfit };
  const given = new Map(decision.value.map(({ id, personId }) => [id, personId]));
  const after = rows.map((row) => ({
    ...row,
    person_id: given.has(row.id) ? given.get(row.id)! : row.person_id,
  }));
  if (!anyPair && (await hasUnfitPair(tenant, after, new Set(given.keys()))))
    return { refused: 'pair-unfit' };
  // Empties the places first: a swap would otherwise put one person into both and violate the unique
  // constraint.
  for (const { id } of decision.value) await duties.fill(tenant, id, null);
  const written = new Map<number, DutyRow>();
  for (const { id, personId } of decision.value) written.set(id, await duties.fill(tenant, id, personId));
  return { rows: rows.map((row) => ({ ...row, ...asFilled(written.get(row.id)) })) };
}
