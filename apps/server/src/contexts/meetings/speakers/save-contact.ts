import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { isUsableEmail } from '@sheaf/rules/contact/email';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { contactOf, noContact } from '#contexts/meetings/speakers/present-profile';
import { changeSettings, mayNamePerson, readPhoneElsewhere } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.saveContact>;

/** The coordinator of the own congregation is a person named in its settings (SPKR-R7). */
async function nameCoordinator({ tenant, actor, body, refuse, invalid }: Call): Promise<void> {
  if (!actor.permissions.has('settings.cong.edit')) refuse('settings-not-yours');
  if (body.ptc === null) invalid({ ptc: ['required'] });
  if (body.ptc !== null && !(await mayNamePerson(tenant, body.ptc))) invalid({ ptc: ['no-such-person'] });
  await changeSettings(tenant, meetingSchedule, { ptc: body.ptc });
}

/** SPKR-C7. */
export async function saveContact(call: Call) {
  const { tenant, params, body } = call;
  const row = await directory.read(tenant, params.id);
  if (!row) return call.missing();
  if (row.id === tenant.congregationId) await nameCoordinator(call);
  else if (!row.kept) return call.refuse('congregation-shows-itself');
  else {
    const locked = (await directory.lock(tenant, row.id)) ?? call.missing();
    if (body.version !== undefined && body.version !== locked.version) {
      const now = (await directory.read(tenant, row.id))!;
      return call.stale((await contactOf(tenant, now)) ?? noContact(now));
    }
    // Some contacts have only an address (AWAY-R3).
    if (body.full_name === null && body.email === null) return call.invalid({ full_name: ['required'] });
    if (body.email !== null && !isUsableEmail(body.email)) return call.invalid({ email: ['not-an-email'] });
    const { full_name, email } = body;
    const around = { country_id: row.country_id, stored: row.contact_phone };
    const phone = await readPhoneElsewhere(tenant, body.phone, around);
    if (phone === undefined) return call.invalid({ phone: ['phone-unreadable'] });
    await directory.edit(tenant, row.id, {
      contact_name: full_name,
      contact_email: email,
      contact_phone: phone,
    });
  }
  const saved = (await directory.read(tenant, params.id))!;
  return (await contactOf(tenant, saved)) ?? noContact(saved);
}
