import { isDeepStrictEqual } from 'node:util';
import type { people } from '@sheaf/contract/people/people/people';
import { isUsableEmail } from '@sheaf/rules/contact/email';
import { isMember } from '@sheaf/rules/people/people/person-form';
import { hasTalks, keptProfile } from '@sheaf/rules/people/people/profile';
import { person } from '#contexts/people/people/person.store';
import { readPhoneEntry, storedEmail } from '#contexts/people/people/person-entry';
import { presentProfile } from '#contexts/people/people/present-profile';
import { profile } from '#contexts/people/people/profile.store';
import { assertAsShown } from '#platform/as-shown';
import type { Handler } from '#platform/handle';

/** Computed by other domains, and changes without an edit. */
const counted: ReadonlySet<string> = new Set(['awards', 'current_report']);

/**
 * Fields that differ from the profile and that people cannot change themselves: birth date, group,
 * appointment.
 */
const changedElsewhere = (told: Readonly<Record<string, unknown>>, before: object): string[] =>
  Object.entries(told).flatMap(([field, value]) =>
    counted.has(field) || isDeepStrictEqual(value, (before as Record<string, unknown>)[field]) ? [] : [field],
  );

/** USERS-C3, USERS-R3, USERS-R17. */
export async function editProfile(call: Handler<typeof people.editProfile>) {
  const { tenant, actor, body } = call;
  const id = actor.personId;
  const row = await person.lock(tenant, id);
  const before = row && (await presentProfile(call, id));
  if (!before) return call.missing();
  const { version, ...entry } = body;
  const { email: mail, phone: number, address, emergency, lang } = { ...before, ...entry };
  const details = { ...entry, email: mail, phone: number, address, emergency, lang };
  if (version !== undefined && version !== before.version) return call.stale(before);
  const others = changedElsewhere(call.told ?? {}, before);
  if (others.length > 0) call.invalid(Object.fromEntries(others.map((field) => [field, ['not-by-oneself']])));
  // Stored for members only, and the subscription for speakers only (USERS-R3, USERS-R17).
  if (!isMember(before.appointment))
    assertAsShown(call, body, { address: before.address, emergency: before.emergency });
  if (!hasTalks(before.appointment)) assertAsShown(call, body, { subscribed: before.subscribed });
  const phone = await readPhoneEntry(tenant, details.phone, before.phone);
  const email = storedEmail(details.email);
  const unusable = email !== null && !isUsableEmail(email);
  if (phone === undefined || unusable)
    return call.invalid({
      ...(phone === undefined && { phone: ['phone-unreadable'] }),
      ...(unusable && { email: ['email-unusable'] }),
    });
  await profile.edit(tenant, id, { ...keptProfile(details, before), email, phone });
  return (await presentProfile(call, id))!;
}
