import type { people } from '@sheaf/contract/people/people/people';
import { clearingOf } from '@sheaf/rules/duties/commitment';
import { decideLeaderEdit } from '@sheaf/rules/people/groups/leaders';
import { withGender } from '@sheaf/rules/people/people/gender';
import { mayActAs } from '@sheaf/rules/people/roles/delegation';
import { type RolesEffect, rolesAfter } from '@sheaf/rules/people/roles/granting';
import { rolesNotifications } from '@sheaf/rules/people/roles/notifications';
import { currentChange } from '#contexts/journal/journal.api';
import { leadOf } from '#contexts/people/groups/groups.api';
import { clearCommitments } from '#contexts/people/people/clear-commitments';
import { decideRights } from '#contexts/people/people/decide-rights';
import { savePairings, wrongInPairings } from '#contexts/people/people/edit-pairings';
import { person } from '#contexts/people/people/person.store';
import { readPersonEntry } from '#contexts/people/people/person-entry';
import { presentRecord } from '#contexts/people/people/present-person';
import { type Grants, lockGrants, setRoles } from '#contexts/people/roles/roles.api';
import type { Handler } from '#platform/handle';
import { notify } from '#platform/notifications/notifications.store';

type Call = Handler<typeof people.editPerson>;

const keysNow = (grants: Grants, id: number) =>
  grants.held.find(({ personId }) => personId === id)?.keys ?? new Set<never>();

function checkRights(call: Call, grants: Grants, roles: readonly number[] | undefined): void {
  const { actor, params, body } = call;
  const held = grants.held.find(({ personId }) => personId === params.id);
  const keys = roles ? grants.keysOf(roles) : held?.keys;
  if (!keys) {
    call.invalid({ roles: ['no-such-role'] });
    return;
  }
  const decision = decideRights(actor, grants, params.id, { active: body.active, keys });
  if (!decision.allowed) call.refuse(decision.reason);
}

async function saveRoles(
  { tenant, now }: Call,
  personId: number,
  { roles, told }: RolesEffect,
): Promise<void> {
  if (roles) await setRoles(tenant, personId, roles);
  const notes = told.map(({ type }) => ({ personId, type }));
  if (notes.length > 0) await notify(tenant, rolesNotifications, notes, now);
}

async function checkPairings(
  { tenant, body, invalid }: Call,
  id: number,
  cart_partners: number[],
): Promise<void> {
  const wrong = await wrongInPairings(tenant, { id, appointment: body.appointment, cart_partners }, body);
  if (Object.keys(wrong).length > 0) invalid(wrong);
}

/** USERS-C1, AUTH-R13; USERS-X7: sign-in links go to contacts. */
export async function editPerson(call: Call) {
  const { tenant, actor, params, body, now, platform } = call;
  const grants = await lockGrants(tenant);
  const row = await person.lock(tenant, params.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(await presentRecord(call, (await person.read(tenant, row.id))!));
  const was = (await person.read(tenant, row.id))!;
  const rights = rolesAfter(was.roles, body.roles);
  checkRights(call, grants, rights.roles);
  const { roles: _, version: __, lang, cart_partners, public_talk_outlines, ...fields } = body;
  const entry = await readPersonEntry(tenant, { ...fields, lang: lang ?? row.lang }, now, row);
  if ('wrong' in entry) return call.invalid(entry.wrong);
  const moved = row.email !== entry.values.email || row.phone !== entry.values.phone;
  if (moved && !mayActAs(grants.keysHeldBy(actor.personId), keysNow(grants, row.id)))
    return call.refuse('contact-beyond-yours');
  const led = decideLeaderEdit(
    await leadOf(tenant, row.id),
    withGender(row),
    withGender({ ...entry.values, id: row.id }),
  );
  if (!led.allowed) return call.refuse(led.reason);
  await checkPairings(call, row.id, was.cart_partners);
  await person.edit(tenant, row.id, entry.values);
  await savePairings(tenant, row.id, { cart_partners, public_talk_outlines });
  await saveRoles(call, row.id, rights);
  const occasion = clearingOf(was, entry.values);
  if (occasion) await clearCommitments({ tenant, grants, now, platform }, was, occasion);
  const saved = await presentRecord(call, (await person.read(tenant, row.id))!);
  return occasion ? { ...saved, change_id: await currentChange(tenant) } : saved;
}
