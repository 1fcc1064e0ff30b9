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
  /** Person whom the proposal replaces; null for an open duty. */
  stoodId: number | null;
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

type Row = DutyRow | undefined;

/** Reason against the proposal that is known before anything is written; null without one. */
function reasonAgainst(
  { actor, platform }: Omit<FillContext, 'tenant'>,
  row: Row,
  conflicts: Conflicts,
  { version, stoodId, personId, accepted }: Proposal,
): LeftReason | null {
  if (!row || !portOf({ actor, platform }, row)) return 'removed';
  if (row.version !== version || row.person_id !== stoodId || row.group_id !== null) return 'changed';
  return conflicts.of(row, personId).some(({ code }) => !accepted.includes(code)) ? 'conflict' : null;
}

/** @param row open. Null after the assignment, otherwise the reason against it. */
async function fillOne(
  { tenant, actor, platform }: FillContext,
  rows: readonly DutyRow[],
  row: DutyRow,
  personId: number,
): Promise<LeftReason | null> {
  if (isInProgramme(row)) return fillInProgramme(tenant, rows, row, personId);
  if (!(await isEligible({ tenant, actor, platform }, row, personId))) return 'not-qualified';
  const port = portOf({ actor, platform }, row);
  if (port && port !== 'programme' && (await port.refuse(tenant, row, personId))) return 'conflict';
  await duties.fillByHand(tenant, row.id, personId);
  return null;
}

/** Conflicts as if every replaced person had lost the duty already. */
async function conflictsWithout(
  tenant: Tenant,
  rows: readonly DutyRow[],
  proposals: readonly Proposal[],
): Promise<Conflicts> {
  const conflicts = await readConflicts(tenant, rows, [
    ...new Set(proposals.flatMap(({ personId, stoodId }) => [personId, stoodId ?? personId])),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  for (const { dutyId, stoodId } of proposals) {
    const row = rowOf.get(dutyId);
    if (row && stoodId !== null) conflicts.remove(row, stoodId);
  }
  return conflicts;
}

/**
 * Leaves out what no longer fits. A replaced person whose duty is left keeps it, which may be a conflict with
 * another duty that they would get: the others are then decided again.
 */
async function decideProposals(
  context: FillContext,
  rows: readonly DutyRow[],
  proposals: readonly Proposal[],
): Promise<{ fitting: Proposal[]; left: FilledProposals['left'] }> {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const left: FilledProposals['left'] = [];
  let asked = [...proposals];
  for (;;) {
    const conflicts = await conflictsWithout(context.tenant, rows, asked);
    const fitting: Proposal[] = [];
    let isKept = false;
    for (const proposal of asked) {
      const { dutyId, personId, stoodId } = proposal;
      const row = rowOf.get(dutyId);
      let why = reasonAgainst(context, row, conflicts, proposal);
      // Before the replaced person loses the duty.
      if (why === null && stoodId !== null && !(await isEligible(context, row!, personId)))
        why = 'not-qualified';
      if (why === null) {
        conflicts.add(row!, personId);
        fitting.push(proposal);
      } else {
        left.push({ dutyId, why });
        isKept ||= stoodId !== null;
      }
    }
    if (!isKept) return { fitting, left };
    asked = fitting;
  }
}

/**
 * Decides each proposal again in the transaction that publishes it. Lock order: the duties by id, then the
 * people by id. A proposal that no longer fits changes nothing, and has its reason.
 */
export async function fillProposals(
  context: FillContext,
  proposals: readonly Proposal[],
): Promise<FilledProposals> {
  const { tenant } = context;
  const ids = proposals.map(({ dutyId }) => dutyId);
  let rows: DutyRow[] = ids.length === 0 ? [] : await duties.lockPlan(tenant, ids);
  if (rows.length === 0) return { filled: [], left: ids.map((dutyId) => ({ dutyId, why: 'removed' })) };
  await holdQualifiedPeople(tenant, [...new Set(proposals.map(({ personId }) => personId))]);
  const { fitting, left } = await decideProposals(context, rows, proposals);
  const result: FilledProposals = { filled: [], left };
  const change = (dutyId: number, person_id: number | null): void => {
    rows = rows.map((row) => (row.id === dutyId ? { ...row, person_id } : row));
  };
  // Empties the replaced duties first, so that two people can exchange theirs.
  for (const { dutyId, stoodId } of fitting)
    if (stoodId !== null) {
      await duties.fill(tenant, dutyId, null);
      change(dutyId, null);
    }
  for (const { dutyId, personId } of fitting) {
    const why = await fillOne(context, rows, rows.find(({ id }) => id === dutyId)!, personId);
    if (why) result.left.push({ dutyId, why });
    else {
      change(dutyId, personId);
      result.filled.push(dutyId);
    }
  }
  return result;
}
