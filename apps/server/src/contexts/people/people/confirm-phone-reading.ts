import type { people as operations } from '@sheaf/contract/people/people/people';
import { isSurePhone } from '@sheaf/rules/contact/sure-phone';
import { surePhone } from '@sheaf/rules/contact/typed-phone';
import { mayActAs } from '@sheaf/rules/people/roles/delegation';
import { readCountryCode } from '#contexts/people/congregations/congregations.api';
import { person } from '#contexts/people/people/person.store';
import { presentRecord } from '#contexts/people/people/present-person';
import { lockGrants } from '#contexts/people/roles/roles.api';
import type { Handler } from '#platform/handle';

/** USERS-R29, USERS-X7: sign-in links go to contacts. */
export async function confirmPhoneReading(call: Handler<typeof operations.confirmPhoneReading>) {
  const { tenant, actor, params, body } = call;
  const grants = await lockGrants(tenant);
  const row = await person.lock(tenant, params.id);
  if (!row) return call.missing();
  if (body.version !== row.version)
    return call.stale(await presentRecord(call, (await person.read(tenant, row.id))!));
  const isText = row.phone !== null && !isSurePhone(row.phone);
  const reading = isText ? surePhone(row.phone!, await readCountryCode(tenant))?.phone : undefined;
  if (reading !== body.reading) return call.invalid({ reading: ['phone-unreadable'] });
  const theirs = grants.held.find(({ personId }) => personId === row.id)?.keys ?? new Set<never>();
  if (!mayActAs(grants.keysHeldBy(actor.personId), theirs)) return call.refuse('contact-beyond-yours');
  await person.edit(tenant, row.id, { phone: reading });
  return presentRecord(call, (await person.read(tenant, row.id))!);
}
