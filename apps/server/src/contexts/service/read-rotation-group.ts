/** Parses the form of a rotation group, and applies it (SERVICE-R5, SERVICE-R7, SERVICE-R9). */
import type { service as operations } from '@sheaf/contract/service/service';
import { mayRotate } from '@sheaf/rules/service/frequency';
import { readToday } from '#contexts/people/people.api';
import { invitedGroups } from '#contexts/service/invited-groups.store';
import { planService } from '#contexts/service/plan-service';
import { listPresentRotationGroups } from '#contexts/service/present-groups';
import { wrongInOverseers } from '#contexts/service/read-overseers';
import { readInvited, readPlace, rememberPlace } from '#contexts/service/read-place';
import {
  type RotationGroupRow,
  type RotationGroupValues,
  rotationOverseers,
} from '#contexts/service/rotation-groups.store';
import { assertAsShown } from '#platform/as-shown';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.addRotationGroup> | Handler<typeof operations.editRotationGroup>;

interface ReadGroup {
  values: RotationGroupValues;
  overseers: number[];
  groups: number[];
}

/** The last planned date is derived from the group: a form may repeat it and not change it. */
async function readCurrentDate(call: Call, before: RotationGroupRow | undefined): Promise<void> {
  if (!call.body.current_date) return;
  const shown = before && (await presentRotationGroup(call, before.id));
  assertAsShown(call, call.body, { current_date: shown?.current_date ?? null });
}

/** @param before the stored group; its count of weeks continues while day and frequency stay. */
export async function readRotationGroup(call: Call, before?: RotationGroupRow): Promise<ReadGroup> {
  const { tenant, body } = call;
  await readCurrentDate(call, before);
  const place = readPlace(call, body);
  const overseers = [...new Set(body.overseers)];
  const wrong = await wrongInOverseers(tenant, 'rotation', overseers);
  if (wrong) call.invalid({ overseers: [wrong] });
  const groups = await readInvited(call, body.groups);
  await rememberPlace(tenant, body.label, place);
  const { label, frequency, day_of_week: meeting_day, week_of_month, time_of_day: starts_at } = body;
  const counted = before && before.frequency === frequency && before.meeting_day === meeting_day;
  return {
    values: {
      label,
      frequency,
      meeting_day,
      week_of_month,
      starts_at,
      ...place,
      rotate: body.rotation && mayRotate(frequency),
      for_all: groups.length === 0,
      replaces: body.replaces,
      anchor: counted ? before.anchor : await readToday(tenant, call.now),
    },
    overseers,
    groups,
  };
}

export const presentRotationGroup = async ({ tenant }: Call, id: number) =>
  (await listPresentRotationGroups(tenant)).find((group) => group.id === id)!;

/** Saves overseers and groups, then replans the meetings. */
export async function followRotationGroup(call: Call, id: number, { overseers, groups }: ReadGroup) {
  await rotationOverseers.set(call.tenant, id, overseers);
  await invitedGroups.set(call.tenant, 'rotation_group_id', id, groups);
  await planService(call.tenant, call.now, { dealAgain: id });
  return presentRotationGroup(call, id);
}
