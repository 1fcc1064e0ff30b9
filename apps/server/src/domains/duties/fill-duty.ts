import type { duties as operations } from '@sheaf/contract/duties/duties';
import { clashesNow } from '#domains/duties/clashes-now';
import { duties } from '#domains/duties/duties.store';
import { fillPlaces } from '#domains/duties/fill-places';
import { presentDuty } from '#domains/duties/present-duty';
import type { Handler } from '#platform/handle';

/** MEET-O17, MEET-R17. */
export async function fillDuty(call: Handler<typeof operations.fillDuty>) {
  const { tenant, params, body } = call;
  const seen = await duties.readInProgramme(tenant, params.id);
  if (!seen) return call.missing();
  // The part and its helper are filled together.
  const rows = (await duties.lockOfMeeting(tenant, seen.meeting_id)).filter(
    ({ id, part_id, hall }) =>
      id === seen.id || (part_id !== null && part_id === seen.part_id && hall === seen.hall),
  );
  const row = rows.find(({ id }) => id === seen.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(presentDuty(row, await clashesNow(tenant, row)));
  const filled = await fillPlaces(tenant, rows, [{ id: row.id, personId: body.user_id }]);
  if ('refused' in filled) return call.refuse(filled.refused);
  if ('unfit' in filled) return call.invalid({ user_id: [filled.unfit.code] });
  const now = filled.rows.find(({ id }) => id === row.id)!;
  return presentDuty(now, await clashesNow(tenant, now));
}
