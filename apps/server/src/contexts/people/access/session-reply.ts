/** Reply at the start or check of a session: person, permits, markers (AUTH-C1). */

import type { ReplyOf } from '@sheaf/contract/operation';
import type { access } from '@sheaf/contract/people/access/access';
import { fullName } from '@sheaf/rules/people/people/names';
import { isTranslating } from '@sheaf/rules/translations/translator';
import { profiles } from '#contexts/people/access/profiles.store';
import { readCongregationRow, readCountryCode } from '#contexts/people/congregations/congregations.api';
import { accounts } from '#contexts/people/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { SignInDenial } from '#platform/outcome';
import type { Settings } from '#platform/platform';
import { revisions } from '#platform/revisions/revisions.store';

export type SessionReply = ReplyOf<typeof access.checkSession>;

export async function readSession(
  tenant: Tenant,
  personId: number,
  now: Date,
  { currency, development, translationCongregations }: Settings,
): Promise<SessionReply> {
  const person = await accounts.read(tenant, personId);
  if (!person) throw new SignInDenial('person-inactive');
  const congregation = await readCongregationRow(tenant);
  const permissions = await profiles.permissions(tenant, personId);
  return {
    session_id: person.id,
    congregation_id: congregation.id,
    user: {
      id: person.id,
      first_name: person.first_name,
      last_name: person.last_name,
      full_name: fullName(person),
      appointment: person.appointment,
      lang: person.lang,
      privacy_consent: person.consent_at && {
        created_at: person.consent_at.toISOString(),
        device: person.consent_device ?? '',
        ip: person.consent_ip ?? '',
      },
    },
    congregation: {
      id: congregation.id,
      name: congregation.name,
      lang: congregation.lang,
      country: await readCountryCode(tenant),
      currency,
      time_format: congregation.time_format === 24 ? 24 : 12,
      timezone_id: congregation.timezone_id,
      show_address_date: congregation.show_address_date,
      development,
      translating: isTranslating(congregation.id, translationCongregations),
    },
    permits: Object.fromEntries(permissions.map((permission) => [permission, true as const])),
    markers: Object.fromEntries(
      [...(await revisions.read(tenant))].map(([name, revision]) => [name, String(revision)]),
    ),
    checked_at: now.toISOString(),
  };
}
