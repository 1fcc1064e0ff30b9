import type { people } from '@sheaf/contract/people/people/people';
import { publisherRole } from '@sheaf/rules/people/roles/default-roles';
import { readLetterhead } from '#contexts/people/congregations/congregations.api';
import { decideRights } from '#contexts/people/people/decide-rights';
import { savePairings, wrongInPairings } from '#contexts/people/people/edit-pairings';
import { person } from '#contexts/people/people/person.store';
import { readPersonEntry } from '#contexts/people/people/person-entry';
import { presentRecord } from '#contexts/people/people/present-person';
import { lockGrants, setRoles } from '#contexts/people/roles/roles.api';
import type { Handler } from '#platform/handle';

/** USERS-C1: a person without roles becomes a publisher. */
export async function addPerson(call: Handler<typeof people.addPerson>) {
  const { tenant, actor, body, now } = call;
  const { roles: asked = [], lang, cart_partners, public_talk_outlines, ...fields } = body;
  const pairings = { cart_partners, public_talk_outlines };
  const roles = asked.length > 0 ? asked : [publisherRole];
  const grants = await lockGrants(tenant);
  const keys = grants.keysOf(roles) ?? call.invalid({ roles: ['no-such-role'] });
  const decision = decideRights(actor, grants, null, { active: body.active, keys });
  if (!decision.allowed) return call.refuse('key-not-held');
  const congregation = await readLetterhead(tenant);
  const entry = await readPersonEntry(tenant, { ...fields, lang: lang ?? congregation.lang }, now);
  if ('wrong' in entry) return call.invalid(entry.wrong);
  const unknown = { id: 0, appointment: body.appointment, cart_partners: [] };
  const wrong = await wrongInPairings(tenant, unknown, pairings);
  if (Object.keys(wrong).length > 0) return call.invalid(wrong);
  const id = await person.add(tenant, entry.values);
  await setRoles(tenant, id, roles);
  await savePairings(tenant, id, pairings);
  return presentRecord(call, (await person.read(tenant, id))!);
}
