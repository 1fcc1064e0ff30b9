/** Parses the responsibility form (ATTEND-C3). */
import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import type { BodyOf } from '@sheaf/contract/operation';
import type { MeetingScope } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import type {
  ResponsibilityRow,
  ResponsibilityValues,
  TakerRow,
} from '#contexts/meetings/responsibilities/responsibilities.store';
import { holdQualifiedPeople, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

type Body = BodyOf<typeof operations.addResponsibility>;

/** False for an impossible combination: only cleaning and hospitality at every meeting can rotate by group. */
export const isForPeople = ({
  kind,
  group_turns,
  special,
}: Pick<Body, 'kind' | 'group_turns' | 'special'>): boolean =>
  !group_turns || (!special && (kind === 'cleaning' || kind === 'hospitality'));

/** A changed frequency restarts the count of fortnights in this week. */
export async function valuesOf(
  tenant: Tenant,
  body: Body,
  others: readonly ResponsibilityRow[],
  now: Date,
  before?: ResponsibilityRow,
): Promise<ResponsibilityValues> {
  const { label, kind, frequency, meeting, places, notes, group_turns, special } = body;
  const last = others.reduce((most, { order }) => Math.max(most, order), 0);
  const anchor =
    before && before.frequency === frequency ? before.anchor : mondayOf(await readToday(tenant, now));
  return {
    label,
    kind,
    frequency,
    places,
    notes,
    group_turns,
    special,
    anchor,
    scope: meeting,
    order: body.order ?? before?.order ?? last + 1,
  };
}

/** Undefined if a person is missing. New people have to be active, existing ones may be inactive. */
export async function takersOf(
  tenant: Tenant,
  { attendants, scopes = {} }: Body,
  before: readonly TakerRow[],
): Promise<{ person_id: number; scope: MeetingScope }[] | undefined> {
  const ids = [...new Set(attendants)];
  const had = new Map(before.map((taker) => [taker.person_id, taker.scope]));
  const there = ids.length === 0 ? [] : await holdQualifiedPeople(tenant, ids);
  const fit = new Set(there.filter(({ id, active }) => active || had.has(id)).map(({ id }) => id));
  if (ids.some((id) => !fit.has(id))) return undefined;
  return ids.map((id) => ({ person_id: id, scope: scopes[id] ?? had.get(id) ?? 'both' }));
}
