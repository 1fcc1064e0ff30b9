import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import type { ReplyOf } from '@sheaf/contract/operation';
import { responsibilitiesBookedUntil } from '#contexts/duties/duties.api';
import {
  type ResponsibilityRow,
  responsibilities,
  type TakerRow,
} from '#contexts/meetings/responsibilities/responsibilities.store';
import type { Tenant } from '#platform/database/tenant';

type Responsibility = ReplyOf<typeof operations.addResponsibility>;

const present = (
  row: ResponsibilityRow,
  takers: readonly TakerRow[],
  until: string | undefined,
): Responsibility => {
  const { scope, anchor: _, ...rest } = row;
  const own = takers.filter(({ responsibility_id }) => responsibility_id === row.id);
  return {
    ...rest,
    meeting: scope,
    attendants: own.map(({ person_id }) => person_id),
    people: own.map((taker) => ({ user_id: taker.person_id, meeting: taker.scope })),
    current_date: until ?? null,
  };
};

/** In their order, each with its last filled day (ATTEND-O3, ATTEND-R9). */
export async function presentResponsibilities(
  tenant: Tenant,
  rows: readonly ResponsibilityRow[],
): Promise<Responsibility[]> {
  const takers = await responsibilities.takers(tenant);
  const until = await responsibilitiesBookedUntil(tenant);
  return rows.map((row) => present(row, takers, until.get(row.id)));
}
