import type { Appointment } from '@sheaf/rules/people/people/map-candidates';
import { sql } from 'kysely';
import { isAwayNow } from '#contexts/people/absences/absences.api';
import { familyOf } from '#contexts/people/families/families.api';
import type { Tenant } from '#platform/database/tenant';

export interface PersonValues {
  first_name: string;
  last_name: string;
  gender: 1 | 2;
  appointment: Appointment;
  email: string | null;
  phone: string | null;
  lang: string;
  group_id: number | null;
  address: string | null;
  emergency: string | null;
  active: boolean;
  cart: boolean;
  pioneer: boolean;
  special_pioneer: boolean;
  aux: boolean;
  dob: string | null;
  doi: string | null;
  hope: 0 | 1;
}

const columns = [
  'p.id',
  'p.first_name',
  'p.last_name',
  'p.appointment',
  'p.gender',
  'p.group_id',
  'p.cart',
  'p.active',
  'p.pioneer',
  'p.special_pioneer',
  'p.aux',
  'p.qualified_parts',
  'p.email',
  'p.phone',
  'p.lang',
  'p.address',
  'p.emergency',
  'p.dob',
  'p.doi',
  'p.hope',
  'p.last_login',
  'p.cart_partners',
  'p.public_talk_outlines',
  'p.consent_at',
  'p.consent_device',
  'p.consent_ip',
  'p.version',
] as const;

export type PersonRow = NonNullable<Awaited<ReturnType<typeof person.read>>>;

/** All columns of people who are not deleted. */
const records = (tenant: Tenant) =>
  tenant.db
    .selectFrom('people as p')
    .leftJoin('group_names as g', (join) =>
      join.onRef('g.congregation_id', '=', 'p.congregation_id').onRef('g.id', '=', 'p.group_id'),
    )
    .select(columns)
    .select('g.name as group_name')
    .select(isAwayNow('p').as('away'))
    .select(
      sql<number[]>`array(select r.role_id from held_roles r
        where r.congregation_id = p.congregation_id and r.person_id = p.id order by r.role_id)`.as('roles'),
    )
    .select(familyOf.as('family'))
    .where('p.deleted_at', 'is', null);

export const person = {
  read: (tenant: Tenant, id: number) => records(tenant).where('p.id', '=', id).executeTakeFirst(),

  readAll: (tenant: Tenant, ids: readonly number[]) =>
    records(tenant)
      .where('p.id', 'in', [...ids, 0])
      .execute(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'active', 'appointment', 'gender', 'lang', 'email', 'phone', 'group_id', 'version'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  async add(tenant: Tenant, values: PersonValues): Promise<number> {
    const added = await tenant.db
      .insertInto('people')
      .values({ congregation_id: tenant.congregationId, created_at: tenant.now, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  },

  async edit(tenant: Tenant, id: number, values: Partial<PersonValues>): Promise<void> {
    await tenant.db
      .updateTable('people')
      .set((row) => ({ ...values, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },
};
