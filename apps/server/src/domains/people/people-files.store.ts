/** Queries of taking people out and in. */
import type { Tenant } from '#platform/database/tenant';

export interface AddedPerson {
  first_name: string;
  last_name: string;
  gender: number;
  appointment: string;
  active: boolean;
  cart: boolean;
  pioneer: boolean;
  special_pioneer: boolean;
  aux: boolean;
  email: string | null;
  phone: string | null;
  address: string | null;
  emergency: string | null;
  dob: string | null;
  doi: string | null;
  lang: string;
}

export const peopleFiles = {
  all: (tenant: Tenant) =>
    tenant.db
      .selectFrom('people')
      .select([
        'first_name',
        'last_name',
        'gender',
        'appointment',
        'active',
        'pioneer',
        'special_pioneer',
        'aux',
        'cart',
        'email',
        'phone',
        'address',
        'emergency',
        'dob',
        'doi',
      ])
      .where('deleted_at', 'is', null)
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('id')
      .execute(),

  /** In one statement, so that the journal and the revision take one step. */
  async add(tenant: Tenant, people: readonly AddedPerson[], roleId: number): Promise<void> {
    if (people.length === 0) return;
    const own = { congregation_id: tenant.congregationId };
    const added = await tenant.db
      .insertInto('people')
      .values(people.map((person) => ({ ...own, ...person })))
      .returning('id')
      .execute();
    await tenant.db
      .insertInto('person_roles')
      .values(added.map(({ id }) => ({ ...own, person_id: id, role_id: roleId })))
      .execute();
  },
};
