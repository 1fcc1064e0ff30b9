/** Parses the form of a weekly meeting (SERVICE-R1, SERVICE-R2, SERVICE-R3). */
import type { service as operations } from '@sheaf/contract/service/service';
import type { FieldGroupValues } from '#contexts/service/field-groups.store';
import { wrongInOverseers } from '#contexts/service/read-overseers';
import { readInvited, readPlace, rememberPlace } from '#contexts/service/read-place';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.addFieldGroup> | Handler<typeof operations.editFieldGroup>;

export async function readFieldGroup(call: Call): Promise<FieldGroupValues> {
  const { tenant, body } = call;
  const place = readPlace(call, body);
  const wrong = await wrongInOverseers(tenant, 'location', [body.overseer_id]);
  if (wrong) call.invalid({ overseer_id: [wrong] });
  if (body.group_id !== null) await readInvited(call, [body.group_id], 'group_id');
  await rememberPlace(tenant, body.label, place);
  const { meeting_day, meeting_time: starts_at, overseer_id, group_id, label } = body;
  return { label, meeting_day, starts_at, ...place, overseer_id, group_id };
}
