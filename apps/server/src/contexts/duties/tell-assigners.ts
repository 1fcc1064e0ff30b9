import { assignerOf, publicTalkPart } from '@sheaf/rules/duties/commitment';
import { dutiesNotifications } from '@sheaf/rules/duties/notifications';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { describeDuty } from '#contexts/duties/describe-duty';
import { type DutyRow, duties } from '#contexts/duties/duties.store';
import { readGrants, readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { notify, toldAbout } from '#platform/notifications/notifications.store';
import type { Platform } from '#platform/platform';

const isTalkHere = ({ qualification, kind }: DutyRow): boolean =>
  qualification === meetingParts.encode('local-talk') && kind === 'part';

/** People who may reassign the duty. */
async function assigners(tenant: Tenant, row: DutyRow): Promise<number[]> {
  const key = assignerOf(row.kind, isTalkHere(row) ? publicTalkPart : null);
  const { held } = await readGrants(tenant);
  return held
    .filter(({ active, keys, personId }) => active && personId !== row.person_id && key && keys.has(key))
    .map(({ personId }) => personId);
}

interface CannotReport {
  type: 'duty-cannot' | 'duty-cannot-for';
  /** Person of the duty, if another one reports it. */
  name?: string | undefined;
  now: Date;
}

/**
 * Notes it on a public talk, which stays booked (X-SWAP-23), and notifies the assigners once that the person of a duty cannot do it. Callers lock the duty first.
 * @returns the number of people notified, by this call or an earlier one.
 */
export async function tellAssigners(
  tenant: Tenant,
  platform: Pick<Platform, 'registry'>,
  row: DutyRow,
  { type, name, now }: CannotReport,
): Promise<number> {
  if (row.kind === 'away-talk' || isTalkHere(row)) await duties.noteCannot(tenant, row.id, now);
  const before = await toldAbout(tenant, type, { duty: row.id });
  if (before > 0) return before;
  const { lang } = await readLetterhead(tenant);
  const { what } = await describeDuty(tenant, platform, row, lang);
  const details = {
    duty: row.id,
    kind: row.kind,
    date: row.on_date,
    what,
    ...(name !== undefined && { name }),
  };
  const people = await assigners(tenant, row);
  await notify(
    tenant,
    dutiesNotifications,
    people.map((personId) => ({ personId, type, details })),
    now,
  );
  return people.length;
}
