import type { assignments } from '@sheaf/contract/assignments/assignments';
import type { ReplyOf } from '@sheaf/contract/operation';
import { appointmentsFrom } from '@sheaf/rules/assignments/appointments';
import { cartReportsDue } from '#contexts/carts/carts.api';
import { readToday } from '#contexts/people/people.api';
import { mapsHeldBy, readMyAddresses } from '#contexts/territory/territory.api';
import type { AppointmentItem } from '#platform/appointment-source';
import type { Handler } from '#platform/handle';

type Reply = ReplyOf<typeof assignments.listAssignments>;

const presentAppointment = ({ start_date, ...item }: AppointmentItem): Reply['appointments'][number] => ({
  part: null,
  title: null,
  helper_id: null,
  user_id: null,
  label: null,
  theme: null,
  public_theme: null,
  location: null,
  online: false,
  speaker: null,
  notes: null,
  congregation: null,
  responsibility: null,
  extent: null,
  ...item,
  base_date: start_date,
});

/** Collects the entries of the person from every domain (APPTS-C1, APPTS-R3). */
export async function listAssignments(call: Handler<typeof assignments.listAssignments>): Promise<Reply> {
  const { tenant, actor, platform, now } = call;
  const items: AppointmentItem[] = [];
  for (const source of platform.registry.appointments) items.push(...(await source(tenant, actor.personId)));
  return {
    maps: await mapsHeldBy(tenant, actor.personId, now),
    addresses: await readMyAddresses(tenant, actor.personId, now),
    appointments: appointmentsFrom(items, await readToday(tenant, now)).map(presentAppointment),
    cart_reports: await cartReportsDue(tenant, actor.personId, now),
  };
}
