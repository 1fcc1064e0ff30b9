import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { firstSteps } from '@sheaf/contract/dashboard/dashboard/settings';
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import { responsibilitiesSchedule } from '@sheaf/contract/meetings/responsibilities/settings';
import { countResponsibilities, countWorkbookImports } from '#contexts/meetings/meetings.api';
import {
  countGroups,
  countPeopleWithRoles,
  peopleBegun,
  readCongregationRow,
  readSettings,
} from '#contexts/people/people.api';
import { listedAddressFigures, mapsBegun } from '#contexts/territory/territory.api';
import type { Handler } from '#platform/handle';

/** SETTINGS-R13. */
export async function readMovingIn({ tenant }: Handler<typeof dashboard.readMovingIn>) {
  const { maps, assignments } = await mapsBegun(tenant);
  const { people, qualified, visited } = await peopleBegun(tenant);
  const { circuit } = await readCongregationRow(tenant);
  const schedule = await readSettings(tenant, meetingSchedule);
  const duties = await readSettings(tenant, responsibilitiesSchedule);
  return {
    people,
    circuit: circuit ? 1 : 0,
    meetings: schedule.on ? Number(schedule.ptc !== null) : null,
    roles: await countPeopleWithRoles(tenant),
    groups: await countGroups(tenant),
    qualifications: schedule.on ? qualified : null,
    responsibilities: duties.on ? await countResponsibilities(tenant) : null,
    maps,
    addresses: await listedAddressFigures(tenant),
    history: assignments,
    workbook: schedule.on ? await countWorkbookImports(tenant) : null,
    invitations: visited,
    hidden: (await readSettings(tenant, firstSteps)).hidden,
  };
}
