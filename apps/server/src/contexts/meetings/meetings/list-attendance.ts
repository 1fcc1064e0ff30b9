import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import { heldAttendance } from '#contexts/meetings/meetings/held-attendance';
import { startOf } from '#contexts/meetings/meetings/present-meeting';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** REPORTS-C8. */
export async function listAttendance({ tenant, query }: Handler<typeof operations.listAttendance>) {
  const rows = await heldAttendance(tenant, query);
  const { zone } = await readLetterhead(tenant);
  return rows.map(({ people, held_on, starts_at, ...row }) => ({
    ...row,
    attendance: people,
    start_date: startOf({ held_on, starts_at }, zone),
    local_date: held_on,
    service_year: serviceYearOf(held_on),
  }));
}
