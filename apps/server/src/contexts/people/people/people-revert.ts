/** Checks of people when a change is reverted: restoring a contact requires authority over its owner. */
import type { NetRow } from '@sheaf/rules/journal/net-rows';
import { mayActAs } from '@sheaf/rules/people/roles/delegation';
import { signOutEverywhere } from '#contexts/people/access/access.api';
import { leaving } from '#contexts/people/people/leaving.store';
import { lockGrants } from '#contexts/people/roles/roles.api';
import type { RevertCheck } from '#platform/registry';

/** Sign-in links go to contacts, so restoring a contact grants access. */
const movesContact = ({ act, fields }: NetRow): boolean =>
  act === 'changed' && (fields.includes('email') || fields.includes('phone'));

export const peopleRevert: RevertCheck = {
  begin: async ({ tenant, actor, now, rows }) => {
    const people = rows.filter(({ table }) => table === 'people');
    if (people.length === 0) return async () => null;
    const grants = await lockGrants(tenant);
    const own = grants.keysHeldBy(actor.personId);
    const keysOf = (id: number) =>
      grants.held.find(({ personId }) => personId === id)?.keys ?? new Set<string>();
    return async () => {
      if (people.some((row) => movesContact(row) && !mayActAs(own, keysOf(Number(row.row)))))
        return 'contact-beyond-yours';
      const ids = people.map(({ row }) => Number(row));
      for (const id of await leaving.inactive(tenant, ids)) await signOutEverywhere(tenant, id, now);
      return null;
    };
  },
};
