/** Parses the form of a special group, and applies it (SERVICE-R4, SERVICE-R11). */
import type { service as operations } from '@sheaf/contract/service/service';
import { clockOf, dateOf, isSkippedTime } from '@sheaf/rules/time/wall-time';
import { readLetterhead } from '#contexts/people/people.api';
import { invitedGroups } from '#contexts/service/invited-groups.store';
import { planService } from '#contexts/service/plan-service';
import { listPresentSpecialGroups } from '#contexts/service/present-groups';
import { wrongInOverseers } from '#contexts/service/read-overseers';
import { readInvited, readPlace, rememberPlace } from '#contexts/service/read-place';
import type { SpecialGroupValues } from '#contexts/service/special-groups.store';
import { assertAsShown } from '#platform/as-shown';
import type { Handler } from '#platform/handle';
import { shortDay } from '#platform/spoken-day';

type Call = Handler<typeof operations.addSpecialGroup> | Handler<typeof operations.editSpecialGroup>;

/** A form may contain the short date of the stored or of the new date. */
function readShortDate(call: Call, before: string | undefined): void {
  const { body, actor } = call;
  if (before && body.short_date === shortDay(actor.lang, before)) return;
  assertAsShown(call, body, {
    short_date: body.short_date && shortDay(actor.lang, dateOf(body.meeting_date)),
  });
}

/** @param before the stored date of the group. */
export async function readSpecialGroup(
  call: Call,
  before?: string,
): Promise<{ values: SpecialGroupValues; groups: number[] }> {
  const { tenant, body } = call;
  readShortDate(call, before);
  const place = readPlace(call, body);
  const { zone } = await readLetterhead(tenant);
  if (isSkippedTime(dateOf(body.meeting_date), clockOf(body.meeting_date), zone))
    call.invalid({ meeting_date: ['skipped-hour'] });
  const wrong = await wrongInOverseers(tenant, 'special', [body.overseer.id]);
  if (wrong) call.invalid({ overseer: [wrong] });
  const groups = await readInvited(call, body.groups);
  await rememberPlace(tenant, body.label, place);
  const { label, meeting_date, overseer, replaces, notify } = body;
  const [on_date, starts_at] = [dateOf(meeting_date), clockOf(meeting_date)];
  const for_all = groups.length === 0;
  return {
    values: { label, on_date, starts_at, ...place, overseer_id: overseer.id, for_all, replaces, notify },
    groups,
  };
}

export const presentSpecialGroup = async ({ tenant, actor }: Call, id: number) =>
  (await listPresentSpecialGroups(tenant, actor.lang)).find((group) => group.id === id)!;

/** Saves the groups, then replans the meeting. */
export async function followSpecialGroup(call: Call, id: number, groups: readonly number[]) {
  await invitedGroups.set(call.tenant, 'special_group_id', id, groups);
  await planService(call.tenant, call.now);
  return presentSpecialGroup(call, id);
}
