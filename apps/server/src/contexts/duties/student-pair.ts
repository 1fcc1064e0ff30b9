/** Student and householder of one part: the partner of each, and the candidates who fit (MEET-X11). */
import { planning } from '@sheaf/contract/people/availability/settings';
import {
  fitsAsPair,
  type HelperRule,
  type PairedPerson,
  pairedPlace,
} from '@sheaf/rules/duties/student-pair';
import { keptApart, type PersonPair } from '@sheaf/rules/people/availability/pairs';
import { genders } from '@sheaf/rules/people/people/gender';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { fullName } from '@sheaf/rules/people/people/names';
import { type DutyRow, duties, type ProgrammeDuty } from '#contexts/duties/duties.store';
import { familiesOf, qualifiedAmong, readSettings } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

type PairDuty = Pick<ProgrammeDuty, 'id' | 'kind' | 'qualification' | 'part_id' | 'hall' | 'person_id'>;

const placeOf = (row: PairDuty) => ({
  id: row.id,
  kind: row.kind,
  qualification: meetingParts.decode(row.qualification),
  together: row.part_id === null ? null : `${row.part_id} ${row.hall}`,
  personId: row.person_id,
});

/** Person in the other place of the pair; null if that place is open or the duty has no pair. */
export function partnerIn(dutyId: number, rows: readonly PairDuty[]): number | null {
  const places = rows.map(placeOf);
  const own = places.find(({ id }) => id === dutyId);
  return (own && pairedPlace(own, places)?.personId) ?? null;
}

/** Person in the other place of the duty; null for an open place or a single one. */
export async function readPartnerId(
  tenant: Tenant,
  { id, part_id, meeting_id }: Pick<DutyRow, 'id' | 'part_id' | 'meeting_id'>,
): Promise<number | null> {
  if (part_id === null || meeting_id === null) return null;
  return partnerIn(id, await duties.ofMeetings(tenant, [meeting_id]));
}

/** The person in the other place, if the holder of the duty is separated from them. */
export async function apartPartner(
  tenant: Tenant,
  row: DutyRow,
  pairs: readonly PersonPair[],
): Promise<number | null> {
  if (row.person_id === null || pairs.length === 0) return null;
  const partner = await readPartnerId(tenant, row);
  return partner !== null && keptApart(pairs, row.person_id, partner, 'helper') ? partner : null;
}

/** Gender and family of each person; inactive people are left out. */
async function readPaired(tenant: Tenant, ids: readonly number[]): Promise<Map<number, PairedPerson>> {
  const people = await qualifiedAmong(tenant, ids);
  const families = await familiesOf(tenant, ids);
  return new Map(
    people.map(({ id, gender }) => [
      id,
      { gender: genders.decode(gender), familyId: families.get(id) ?? null },
    ]),
  );
}

/** Whether a pair would not fit; checks only pairs with a changed place. */
export async function hasUnfitPair(
  tenant: Tenant,
  rows: readonly PairDuty[],
  changed: ReadonlySet<number>,
): Promise<boolean> {
  const pairs = rows
    .filter(({ id, person_id }) => changed.has(id) && person_id !== null)
    .flatMap(({ id, person_id }) => {
      const partner = partnerIn(id, rows);
      return partner === null ? [] : [[person_id!, partner] as const];
    });
  if (pairs.length === 0) return false;
  const { helper_rule: rule } = await readSettings(tenant, planning);
  const people = await readPaired(tenant, pairs.flat());
  return pairs.some(([one, other]) => {
    const [first, second] = [people.get(one), people.get(other)];
    return first !== undefined && second !== undefined && !fitsAsPair(first, second, rule);
  });
}

export interface Partner {
  id: number;
  full_name: string;
  rule: HelperRule;
  /** Whether a candidate fits as their partner. */
  fits: (candidate: number) => boolean;
}

export async function readPartner(
  tenant: Tenant,
  partnerId: number,
  candidates: readonly number[],
): Promise<Partner | null> {
  const [row] = await qualifiedAmong(tenant, [partnerId]);
  if (!row) return null;
  const { helper_rule: rule } = await readSettings(tenant, planning);
  const people = await readPaired(tenant, [partnerId, ...candidates]);
  const own = people.get(partnerId)!;
  return {
    id: row.id,
    full_name: fullName(row),
    rule,
    fits: (candidate) => {
      const other = people.get(candidate);
      return other === undefined || fitsAsPair(own, other, rule);
    },
  };
}
