import type { ReplyOf } from '@sheaf/contract/operation';
import type { people } from '@sheaf/contract/people/people/people';
import { fullName, lastFirst, type PersonName } from '@sheaf/rules/people/people/names';
import type { PersonRow } from '#contexts/people/people/person.store';
import { type FactsCall, readFacts } from '#contexts/people/people/read-facts';
import type { PersonFacts } from '#platform/person-facts';

/** USERS-R24: a person as visible to everyone. */
export const presentPerson = <Row extends PersonName>(row: Row) => ({
  ...row,
  full_name: fullName(row),
  last_first: lastFirst(row),
});

type Detail = ReplyOf<typeof people.readPerson>;

/** AUTH-D5. */
export const presentConsent = (row: Pick<PersonRow, 'consent_at' | 'consent_device' | 'consent_ip'>) =>
  row.consent_at && {
    created_at: row.consent_at.toISOString(),
    device: row.consent_device ?? '',
    ip: row.consent_ip ?? '',
  };

/** USERS-D1: all fields of a person. */
export function presentDetail(row: PersonRow, facts: PersonFacts): Detail {
  const { consent_at, consent_device, consent_ip, ...kept } = row;
  return {
    ...presentPerson(kept),
    appointment: row.appointment,
    gender: row.gender,
    hope: row.hope,
    last_login: row.last_login?.toISOString() ?? null,
    ...facts,
    privacy_consent: presentConsent({ consent_at, consent_device, consent_ip }),
  };
}

/** A record with the facts of other domains. */
export async function presentRecord(call: FactsCall, row: PersonRow): Promise<Detail> {
  const factsOf = await readFacts(call, [row.id]);
  return presentDetail(row, factsOf(row.id));
}
