/** JOURNAL-R6 for changes of people and roles: nobody gains by a taking back what its author may not give. */
import { isFitToLead } from '@sheaf/rules/groups/leaders';
import type { NetRow } from '@sheaf/rules/journal/net-rows';
import { decideGrant, mayEditRole } from '@sheaf/rules/roles/granting';
import { mayStandInFor } from '@sheaf/rules/roles/stand-in';
import { putBack } from '#domains/journal/put-back.store';
import { lockGrants } from '#domains/roles/roles.door';
import type { Tenant } from '#platform/database/tenant';
import type { Actor } from '#platform/handle';

export type RightsRefusal =
  | 'key-not-held'
  | 'rights-beyond-yours'
  | 'last-role-editor'
  | 'last-administrator'
  | 'default-role'
  | 'contact-beyond-yours'
  | 'leads-group'
  | 'leader-unfit';

const idsIn = (rows: readonly NetRow[], table: string): number[] =>
  rows.filter((row) => row.table === table).map(({ row }) => Number(row));

export const peopleIn = (rows: readonly NetRow[]): number[] => idsIn(rows, 'people');

/** Links go to contacts, so a contact that returns is a key. */
const movesContact = ({ table, act, fields }: NetRow): boolean =>
  table === 'people' && act === 'changed' && (fields.includes('email') || fields.includes('phone'));

/** Locks who holds what; the answer checks once the rows are back, and says what speaks against it. */
export async function watchRights(tenant: Tenant, actor: Actor, rows: readonly NetRow[]) {
  const touched = rows.some(({ table }) => /^(people|person_roles|roles)$/.test(table));
  const grants = touched ? await lockGrants(tenant) : undefined;
  const keysOf = (id: number) =>
    grants?.held.find(({ personId }) => personId === id)?.keys ?? new Set<string>();
  return async (): Promise<RightsRefusal | null> => {
    if (idsIn(rows, 'roles').some((id) => !mayEditRole(id, actor.congregationId))) return 'default-role';
    const own = grants?.keysHeldBy(actor.personId) ?? new Set<never>();
    if (rows.some((row) => movesContact(row) && !mayStandInFor(own, keysOf(Number(row.row)))))
      return 'contact-beyond-yours';
    if (grants) {
      const grant = decideGrant(own, grants.held, (await lockGrants(tenant)).held);
      if (!grant.allowed) return grant.reason;
    }
    const [people, groups] = [peopleIn(rows), idsIn(rows, 'groups')];
    if (await putBack.leadsElsewhere(tenant, people, groups)) return 'leads-group';
    const leaders = await putBack.leadersAmong(tenant, people);
    return leaders.every(({ kind, ...leader }) => isFitToLead(kind, leader)) ? null : 'leader-unfit';
  };
}
