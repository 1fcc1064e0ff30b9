import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { presentProfile } from '#contexts/meetings/speakers/present-profile';
import { wrongPlace } from '#contexts/meetings/speakers/read-place';
import { editCongregation } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.editProfile>;

/**
 * Address, language and time zone of the own congregation are settings and require their permission
 * (SPKR-R6).
 */
async function editOwn({ tenant, actor, body, refuse }: Call): Promise<void> {
  if (!actor.permissions.has('settings.cong.edit')) refuse('settings-not-yours');
  const { address, lang, timezone_id: zone } = body;
  await editCongregation(tenant, { address, ...(lang && { lang }), ...(zone && { timezone_id: zone }) });
}

/** SPKR-C6, SPKR-R8. */
export async function editProfile(call: Call) {
  const { tenant, params, body } = call;
  const row = await directory.read(tenant, params.id);
  if (!row) return call.missing();
  if (row.id === tenant.congregationId) await editOwn(call);
  else if (!row.kept) return call.refuse('congregation-shows-itself');
  else {
    const locked = (await directory.lock(tenant, row.id)) ?? call.missing();
    if (body.version !== undefined && body.version !== locked.version)
      return call.stale(await presentProfile(call, (await directory.read(tenant, row.id))!));
    const { version: _version, ...values } = body;
    const wrong = await wrongPlace(tenant, values);
    if (wrong) return call.invalid(wrong);
    await directory.edit(tenant, row.id, values);
  }
  return presentProfile(call, (await directory.read(tenant, params.id))!);
}
