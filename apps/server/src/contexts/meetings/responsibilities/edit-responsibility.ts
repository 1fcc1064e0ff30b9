import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { dutyKindOf, isLabelTaken, mostPlaces } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { setResponsibilityDutyKind } from '#contexts/duties/duties.api';
import { fillSchedule, holdAhead } from '#contexts/meetings/responsibilities/fill-schedule';
import { presentResponsibilities } from '#contexts/meetings/responsibilities/present-responsibility';
import { isForPeople, takersOf, valuesOf } from '#contexts/meetings/responsibilities/read-responsibility';
import {
  type ResponsibilityRow,
  responsibilities,
  type TakerRow,
} from '#contexts/meetings/responsibilities/responsibilities.store';
import { lockCongregation } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

type Taker = Omit<TakerRow, 'responsibility_id'>;

const same = (one: readonly Taker[], other: readonly Taker[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ person_id, scope }, index) => person_id === other[index]!.person_id && scope === other[index]!.scope,
  );

/** Label, notes and order have no effect on the turns. */
const changesTurns = (
  was: ResponsibilityRow,
  is: ResponsibilityRow,
  before: readonly Taker[],
  after: readonly Taker[],
): boolean =>
  (['kind', 'frequency', 'scope', 'places', 'group_turns'] as const).some((name) => was[name] !== is[name]) ||
  !same(before, after);

/** Fills all places after today again (ATTEND-C3, ATTEND-O3). */
export async function editResponsibility(call: Handler<typeof operations.editResponsibility>) {
  const { tenant, params, body, now } = call;
  await lockCongregation(tenant);
  await holdAhead(tenant, now);
  const all = await responsibilities.lockAll(tenant);
  const row = all.find(({ id }) => id === params.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version) {
    const [current] = await presentResponsibilities(tenant, [row]);
    return call.stale(current!);
  }
  if (!isForPeople(body)) return call.invalid({ group_turns: ['groups-only-clean'] });
  if (!body.special && body.places > mostPlaces) return call.invalid({ places: ['six-places'] });
  const others = all.filter(({ id }) => id !== row.id);
  if (isLabelTaken(body.label, others, row.label)) return call.invalid({ label: ['label-taken'] });
  const before = (await responsibilities.takers(tenant)).filter(({ responsibility_id: id }) => id === row.id);
  const takers = await takersOf(tenant, body, before);
  if (!takers) return call.invalid({ attendants: ['no-such-person'] });
  const saved = await responsibilities.edit(tenant, row.id, await valuesOf(tenant, body, all, now, row));
  await responsibilities.setTakers(tenant, row.id, takers);
  await setResponsibilityDutyKind(tenant, row.id, dutyKindOf(saved.kind));
  await fillSchedule(tenant, now, changesTurns(row, saved, before, takers) ? new Set([row.id]) : undefined);
  const [shown] = await presentResponsibilities(tenant, [saved]);
  return shown!;
}
