/** The slips of some weeks; of a meeting that is cancelled there are none. */
import type { MeetingDutyKind } from '@sheaf/rules/duties/duty-kind';
import { isSlipOf, slipsOf } from '@sheaf/rules/meetings/slips';
import type { MeetingWindow } from '#domains/meetings/meetings.store';
import { readPrinted } from '#domains/meetings/printed-meetings';
import type { Tenant } from '#platform/database/tenant';

interface SlipsOf {
  user_id?: number | undefined;
  language_group_id?: number | undefined;
}

export async function readSlips(tenant: Tenant, window: MeetingWindow, of: SlipsOf) {
  const { user_id: person, language_group_id: group = null } = of;
  const { head, printed } = await readPrinted(tenant, window, group);
  const slips = printed
    .filter(({ instead }) => instead === null)
    .flatMap(({ meeting, parts, duties }) =>
      slipsOf(
        parts.map(({ row }) => row),
        duties.map((duty) => ({ ...duty, kind: duty.kind as MeetingDutyKind })),
      ).map((slip) => ({ ...slip, meeting })),
    );
  return { head, slips: person === undefined ? slips : slips.filter((slip) => isSlipOf(slip, person)) };
}

export type ReadSlip = Awaited<ReturnType<typeof readSlips>>['slips'][number];
