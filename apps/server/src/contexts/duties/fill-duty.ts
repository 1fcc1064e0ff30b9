import type { duties as operations } from '@sheaf/contract/duties/duties';
import { clashesNow } from '#contexts/duties/clashes-now';
import { duties } from '#contexts/duties/duties.store';
import { fillPlaces } from '#contexts/duties/fill-places';
import { portOf } from '#contexts/duties/port-of-duty';
import { presentDuty } from '#contexts/duties/present-duty';
import { holdQualifiedPeople } from '#contexts/people/people.api';
import type { DutyPort } from '#platform/duty-port';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.fillDuty>;

/** Decides by the rules of the domain of the duty, and marks the duty as filled by hand. */
async function fillByPort(call: Call, id: number, port: DutyPort) {
  const { tenant, body } = call;
  const [row] = await duties.lock(tenant, [id]);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(presentDuty(row, await clashesNow(call, row)));
  const personId = body.user_id;
  if (personId !== null) {
    const [person] = await holdQualifiedPeople(tenant, [personId]);
    if (!person) return call.invalid({ user_id: ['no-such-person'] });
    const fits = person.active && (await port.eligible(tenant, row)).includes(personId);
    if (!fits) return call.invalid({ user_id: ['not-qualified'] });
    const refused = await port.refuse(tenant, row, personId);
    if (refused) return call.refuse(refused);
  }
  const now = await duties.fillByHand(tenant, row.id, personId);
  return presentDuty(now, await clashesNow(call, now));
}

/** MEET-O17, MEET-R17. */
export async function fillDuty(call: Call) {
  const { tenant, params } = call;
  const duty = await duties.read(tenant, params.id);
  const port = duty && portOf(call, duty);
  if (!port) return call.missing();
  return port === 'programme' ? fillInProgramme(call) : fillByPort(call, params.id, port);
}

async function fillInProgramme(call: Call) {
  const { tenant, params, body } = call;
  const duty = await duties.readInProgramme(tenant, params.id);
  if (!duty) return call.missing();
  // Locks part and helper together, because they decide about each other.
  const rows = (await duties.lockOfMeeting(tenant, duty.meeting_id)).filter(
    ({ id, part_id, hall }) =>
      id === duty.id || (part_id !== null && part_id === duty.part_id && hall === duty.hall),
  );
  const row = rows.find(({ id }) => id === duty.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(presentDuty(row, await clashesNow(call, row)));
  const filled = await fillPlaces(tenant, rows, [{ id: row.id, personId: body.user_id }], body.any_pair);
  if ('refused' in filled) return call.refuse(filled.refused);
  if ('unfit' in filled) return call.invalid({ user_id: [filled.unfit.code] });
  const now = filled.rows.find(({ id }) => id === row.id)!;
  return presentDuty(now, await clashesNow(call, now));
}
