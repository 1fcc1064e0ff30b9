/** Presents field service groups for their forms (SERVICE-D1 to D3). */
import type { fieldGroup, rotationGroup, specialGroup } from '@sheaf/contract/service/rows';
import { fullName } from '@sheaf/rules/people/people/names';
import type { z } from 'zod';
import { type FieldGroupRow, fieldGroups } from '#contexts/service/field-groups.store';
import { fieldMeetings } from '#contexts/service/field-meetings.store';
import { invitedGroups } from '#contexts/service/invited-groups.store';
import { leaders } from '#contexts/service/leaders.store';
import { rotationGroups, rotationOverseers } from '#contexts/service/rotation-groups.store';
import { specialGroups } from '#contexts/service/special-groups.store';
import type { Tenant } from '#platform/database/tenant';
import { shortDay } from '#platform/spoken-day';

export const presentFieldGroup = ({ starts_at, ...row }: FieldGroupRow): z.output<typeof fieldGroup> => ({
  ...row,
  meeting_time: starts_at,
});

export const listPresentFieldGroups = async (tenant: Tenant) =>
  (await fieldGroups.list(tenant)).map(presentFieldGroup);

type Special = z.output<typeof specialGroup>;

/** Includes the short date in the reader's language (SERVICE-O7). */
export async function listPresentSpecialGroups(tenant: Tenant, lang: string): Promise<Special[]> {
  const rows = await specialGroups.list(tenant);
  const invited = await invitedGroups.list(tenant);
  const overseers = await leaders.named(
    tenant,
    rows.flatMap(({ overseer_id }) => overseer_id ?? []),
  );
  const people = new Map(overseers.map((person) => [person.id, person]));
  return rows.map(({ on_date, starts_at, overseer_id, for_all: _, ...row }) => {
    const overseer = people.get(overseer_id ?? 0);
    return {
      ...row,
      meeting_date: `${on_date}T${starts_at}`,
      overseer: overseer ? { id: overseer.id, full_name: fullName(overseer) } : null,
      groups: invited
        .filter(({ special_group_id }) => special_group_id === row.id)
        .map((one) => one.group_id),
      short_date: shortDay(lang, on_date),
    };
  });
}

type Rotation = z.output<typeof rotationGroup>;

export async function listPresentRotationGroups(tenant: Tenant): Promise<Rotation[]> {
  const rows = await rotationGroups.list(tenant);
  const overseers = await rotationOverseers.list(tenant);
  const invited = await invitedGroups.list(tenant);
  const last = await fieldMeetings.lastDates(tenant);
  return rows.map(({ rotate, starts_at, meeting_day, for_all: _, frequency, ...row }) => ({
    ...row,
    frequency,
    overseers: overseers
      .filter(({ rotation_group_id }) => rotation_group_id === row.id)
      .map(({ person_id }) => person_id),
    rotation: rotate,
    day_of_week: meeting_day,
    time_of_day: starts_at,
    groups: invited
      .filter(({ rotation_group_id }) => rotation_group_id === row.id)
      .map((one) => one.group_id),
    current_date: last.get(row.id) ?? null,
  }));
}
