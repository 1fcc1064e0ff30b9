/** Assigns the people of a draft to duties that are still open (X-FAIR-9). */
import { type Conflicts, readConflicts } from '#contexts/duties/conflicts-of-people';
import { type DutyRow, duties, type ProgrammeDuty } from '#contexts/duties/duties.store';
import { fillPlaces } from '#contexts/duties/fill-places';
import { isEligible, portOf } from '#contexts/duties/port-of-duty';
import { holdQualifiedPeople } from '#contexts/people/people.api';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';

/** A person for an open duty. */
export interface Proposal {
  dutyId: number;
  /** Version of the duty at the time of the proposal. */
  version: number;
  personId: number;
  /** Conflicts that the planner knew; any other one prevents the assignment. */
  accepted: readonly string[];
}

/** Why a proposed person did not get the duty. */
export type LeftReason = 'removed' | 'changed' | 'not-qualified' | 'conflict' | 'pair-unfit';

export interface FilledProposals {
  filled: number[];
  left: { dutyId: number; why: LeftReason }[];
}

interface FillContext {
  tenant: Tenant;
  actor: Actor;
  platform: Pick<Platform, 'registry'>;
}

export const isInProgramme = (row: DutyRow): row is ProgrammeDuty => row.qualification !== null;

/** @param rows locked duties of the meeting. Null after the assignment, otherwise the reason against it. */
export async function fillInProgramme(
  tenant: Tenant,
  rows: readonly DutyRow[],
  row: ProgrammeDuty,
  personId: number,
): Promise<LeftReason | null> {
  const together = rows
    .filter(isInProgramme)
    .filter(
      ({ id, part_id, hall }) =>
        id === row.id || (part_id !== null && part_id === row.part_id && hall === row.hall),
    );
  const result = await fillPlaces(tenant, together, [{ id: row.id, personId }], false);
  if ('unfit' in result) return 'not-qualified';
  if (!('refused' in result)) return null;
  return result.refused === 'pair-unfit' ? 'pair-unfit' : 'conflict';
}

/** Null after the assignment, otherwise the reason against it. */
async function fillOne(
  { tenant, actor, platform }: FillContext,
  rows: readonly DutyRow[],
  conflicts: Conflicts,
  { dutyId, version, personId, accepted }: Proposal,
): Promise<LeftReason | null> {
  const row = rows.find(({ id }) => id === dutyId);
  const port = row && portOf({ actor, platform }, row);
  if (!row || !port) return 'removed';
  if (row.version !== version || row.person_id !== null || row.group_id !== null) return 'changed';
  if (conflicts.of(row, personId).some(({ code }) => !accepted.includes(code))) return 'conflict';
  if (isInProgramme(row)) return fillInProgramme(tenant, rows, row, personId);
  if (!(await isEligible({ tenant, actor, platform }, row, personId))) return 'not-qualified';
  if (port !== 'programme' && (await port.refuse(tenant, row, personId))) return 'conflict';
  await duties.fillByHand(tenant, row.id, personId);
  return null;
}

/**
 * Decides each proposal again in the transaction that publishes it. Lock order: the duties by id, then the
 * people by id. A proposal that no longer fits is left open, with the reason.
 */
export async function fillProposals(
  context: FillContext,
  proposals: readonly Proposal[],
): Promise<FilledProposals> {
  const { tenant } = context;
  const ids = proposals.map(({ dutyId }) => dutyId);
  let rows: DutyRow[] = ids.length === 0 ? [] : await duties.lockPlan(tenant, ids);
  if (rows.length === 0) return { filled: [], left: ids.map((dutyId) => ({ dutyId, why: 'removed' })) };
  const people = [...new Set(proposals.map(({ personId }) => personId))];
  await holdQualifiedPeople(tenant, people);
  const conflicts = await readConflicts(tenant, rows, people);
  const result: FilledProposals = { filled: [], left: [] };
  for (const proposal of proposals) {
    const { dutyId, personId } = proposal;
    const why = await fillOne(context, rows, conflicts, proposal);
    if (why) result.left.push({ dutyId, why });
    else {
      conflicts.add(rows.find(({ id }) => id === dutyId)!, personId);
      rows = rows.map((row) => (row.id === dutyId ? { ...row, person_id: personId } : row));
      result.filled.push(dutyId);
    }
  }
  return result;
}
