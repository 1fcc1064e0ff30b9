/**
 * Groups that hold meetings: the whole congregation by its settings, and the language groups (X-LANG-GROUP).
 */
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import type { HoldingGroup } from '@sheaf/rules/meetings/meetings/language-groups';
import { languageGroups } from '#contexts/meetings/meetings/language-groups/language-groups.store';
import { readLetterhead, readSettings } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** Includes the language of the titles of its meetings. */
export interface StoredGroup extends HoldingGroup {
  lang: string;
}

export async function readHoldingGroups(tenant: Tenant): Promise<StoredGroup[]> {
  const settings = await readSettings(tenant, meetingSchedule);
  const { lang } = await readLetterhead(tenant);
  const all = { ...settings, id: null, active: true, lang };
  return [all, ...(await languageGroups.list(tenant))];
}

/** Group of a meeting; it exists as long as the meeting. */
export const groupOf = (
  groups: readonly StoredGroup[],
  meeting: { language_group_id: number | null },
): StoredGroup => findGroup(groups, meeting.language_group_id)!;

export const findGroup = (groups: readonly StoredGroup[], id: number | null): StoredGroup | undefined =>
  groups.find((group) => group.id === id);
