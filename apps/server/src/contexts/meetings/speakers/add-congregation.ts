import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { isWizardEmail } from '@sheaf/rules/contact/email';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { presentProfile } from '#contexts/meetings/speakers/present-profile';
import { wrongPlace } from '#contexts/meetings/speakers/read-place';
import type { Handler } from '#platform/handle';

/** SPKR-C1, SPKR-C2. */
export async function addCongregation(call: Handler<typeof operations.addCongregation>) {
  const { tenant, body } = call;
  const { version: _version, ptc, ...values } = body;
  const wrong = await wrongPlace(tenant, values);
  if (wrong) return call.invalid(wrong);
  if (ptc !== null && !isWizardEmail(ptc)) return call.invalid({ ptc: ['not-an-email'] });
  const id = await directory.add(tenant, { ...values, contact_email: ptc });
  return presentProfile(call, (await directory.read(tenant, id))!);
}
