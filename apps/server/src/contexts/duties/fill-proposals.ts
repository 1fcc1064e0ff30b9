/** Assigns the people of a draft to duties that are still open (X-FAIR-9). */
import { type Clash, clashesOf, type DutySpan, weekOfDuty } from '@sheaf/rules/duties/clash';
import { ledgerDutyOf } from '#contexts/duties/clashes-now';
import { type DutyRow, duties, type ProgrammeDuty } from '#contexts/duties/duties.store';
import { fillPlaces } from '#contexts/duties/fill-places';
import { portOf } from '#contexts/duties/port-of-duty';
import { awayBetween, holdQualifiedPeople } from '#contexts/people/people.api';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';
import type { DutyPort } from '#platform/duty-port';
import type { Platform } from '#platform/platform';

/** A person for an open duty. */
export interface Proposal {
  dutyId: number;
  /** Of the duty when the person was proposed. */
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

/** Duties and days away of the proposed people in the weeks of the proposals. */
async function readConflicts(tenant: Tenant, rows: readonly DutyRow[], people: readonly number[]) {
  const days = rows.map(({ on_date }) => on_date).sort();
  const [first, last] = [days[0]!, days.at(-1)!];
  const held = await duties.ledgerOf(tenant, people, weekOfDuty(first).monday, weekOfDuty(last).sunday);
  const away = await awayBetween(tenant, people, first, last);
  const spans = new Map<number, DutySpan[]>(people.map((id) => [id, []]));
  for (const row of held) spans.get(row.person_id!)!.push(ledgerDutyOf(row));
  const absences = Map.groupBy(away, ({ person_id }) => person_id);
  return {
    of: (row: DutyRow, person: number): Clash[] =>
      clashesOf(ledgerDutyOf(row), spans.get(person)!, absences.get(person) ?? []),
    add: (row: DutyRow, person: number): void => {
      spans.get(person)!.push(ledgerDutyOf(row));
    },
  };
}

const isInProgramme = (row: DutyRow): row is ProgrammeDuty => row.qualification !== null;

async function fillInProgramme(
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

async function fillByPort(
  tenant: Tenant,
  row: DutyRow,
  port: DutyPort,
  personId: number,
): Promise<LeftReason | null> {
  const [person] = await holdQualifiedPeople(tenant, [personId]);
  if (!person?.active || !(await port.eligible(tenant, row)).includes(personId)) return 'not-qualified';
  if (await port.refuse(tenant, row, personId)) return 'conflict';
  await duties.fillByHand(tenant, row.id, personId);
  return null;
}

type Conflicts = Awaited<ReturnType<typeof readConflicts>>;

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
  if (port !== 'programme') return fillByPort(tenant, row, port, personId);
  return isInProgramme(row) ? fillInProgramme(tenant, rows, row, personId) : 'removed';
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
