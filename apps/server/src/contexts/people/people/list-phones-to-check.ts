import type { people as operations } from '@sheaf/contract/people/people/people';
import { isSurePhone } from '@sheaf/rules/contact/sure-phone';
import { surePhone } from '@sheaf/rules/contact/typed-phone';
import { lastFirst } from '@sheaf/rules/people/people/names';
import { readCountryCode } from '#contexts/people/congregations/congregations.api';
import { reachablePeople } from '#contexts/people/people/reachable-people.store';
import type { Handler } from '#platform/handle';

/** USERS-R29: parsed at each request, so that another country of the congregation changes the readings. */
export async function listPhonesToCheck({ tenant }: Handler<typeof operations.listPhonesToCheck>) {
  const country = await readCountryCode(tenant);
  return (await reachablePeople.withPhone(tenant)).flatMap(({ phone, id, version, ...name }) =>
    phone === null || isSurePhone(phone)
      ? []
      : {
          id,
          last_first: lastFirst(name),
          phone,
          reading: surePhone(phone, country)?.phone ?? null,
          version,
        },
  );
}
