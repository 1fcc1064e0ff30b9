/** Parses the form of a weekly meeting (SERVICE-R1, SERVICE-R2, SERVICE-R3). */
import type { service as operations } from '@sheaf/contract/service/service';
import type { FieldGroupValues } from '#contexts/service/field-groups.store';
import { wrongInOverseers } from '#contexts/service/read-overseers';
import { readInvited, readPlace, rememberPlace } from '#contexts/service/read-place';
import type { Handler } from '#platform/handle';

type EditCall = Handler<typeof operations.editFieldGroup>;
type Call = Handler<typeof operations.addFieldGroup> | EditCall;

export async function readFieldGroup(call: Call): Promise<FieldGroupValues> {
  const { tenant, body } = call;
  const place = readPlace(call, body);
  const wrong = await wrongInOverseers(tenant, 'location', [body.overseer_id]);
  if (wrong) call.invalid({ overseer_id: [wrong] });
  if (body.group_id !== null) await readInvited(call, [body.group_id], 'group_id');
  await rememberPlace(tenant, body.label, place);
  const { id, version, meeting_time: starts_at, ...rest }: EditCall['body'] = body;
  return { ...rest, starts_at, ...place };
}
