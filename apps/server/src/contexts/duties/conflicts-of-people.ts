/** Conflicts of several people with several duties, from one read of the ledger and the days away. */
import { type Clash, clashesOf, type DutySpan } from '@sheaf/rules/duties/clash';
import { daysAround, ledgerDutyOf } from '#contexts/duties/clashes-now';
import { type DutyRow, duties } from '#contexts/duties/duties.store';
import { awayBetween, planningFactsOf } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export interface Conflicts {
  of(row: DutyRow, personId: number): Clash[];
  /** Counts a duty that the person gets within this transaction. */
  add(row: DutyRow, personId: number): void;
  /** No longer counts a duty that the person loses within this transaction. */
  remove(row: DutyRow, personId: number): void;
}

export async function readConflicts(
  tenant: Tenant,
  rows: readonly DutyRow[],
  people: readonly number[],
): Promise<Conflicts> {
  const days = rows.map(({ on_date }) => on_date).sort();
  const [first, last] = [days[0]!, days.at(-1)!];
  const held = await duties.ledgerOf(tenant, people, daysAround(first).from, daysAround(last).to);
  const said = await planningFactsOf(tenant, people);
  const away = Map.groupBy(await awayBetween(tenant, people, first, last), ({ person_id }) => person_id);
  const spans = new Map<number, DutySpan[]>(people.map((id) => [id, []]));
  for (const row of held) spans.get(row.person_id!)!.push(ledgerDutyOf(row));
  return {
    of: (row, personId) =>
      clashesOf(ledgerDutyOf(row), spans.get(personId)!, {
        away: away.get(personId) ?? [],
        times: said.get(personId)?.times ?? [],
        limits: said.get(personId)?.limits ?? [],
      }),
    add: (row, personId) => {
      spans.get(personId)!.push(ledgerDutyOf(row));
    },
    remove: (row, personId) => {
      const own = spans.get(personId);
      if (own)
        spans.set(
          personId,
          own.filter(({ id }) => id !== row.id),
        );
    },
  };
}

/** Conflicts of a person with one duty. */
export const conflictsWith = async (tenant: Tenant, row: DutyRow, personId: number): Promise<Clash[]> =>
  (await readConflicts(tenant, [row], [personId])).of(row, personId);

export interface ConflictCodes {
  dutyId: number;
  codes: Clash['code'][];
}

/**
 * Conflicts of a person who gets a duty besides others that they do not have yet: those with the duty, and those
 * that the duty adds to the others. The duty is first in the result.
 */
export async function conflictsAmong(
  tenant: Tenant,
  row: DutyRow,
  others: readonly DutyRow[],
  personId: number,
): Promise<ConflictCodes[]> {
  const conflicts = await readConflicts(tenant, [row, ...others], [personId]);
  for (const other of others) conflicts.add(other, personId);
  const codesOf = (duty: DutyRow): Clash['code'][] => conflicts.of(duty, personId).map(({ code }) => code);
  const before = others.map(codesOf);
  conflicts.add(row, personId);
  return [
    { dutyId: row.id, codes: codesOf(row) },
    ...others.map((other, index) => ({
      dutyId: other.id,
      codes: codesOf(other).filter((code) => !before[index]!.includes(code)),
    })),
  ];
}
