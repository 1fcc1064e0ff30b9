/**
 * Acts in the rows of another congregation, as far as a database function grants it (decision 70). Only the
 * carts use it, enforced by .dependency-cruiser.mjs.
 */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** Database function by kind; each reads the rows of the granting congregation. */
const grants = {
  /** Guest at a shared location. */
  location: 'cart_grant',
  /** Guest in a shift that is reserved for it. */
  shift: 'cart_shift_grant',
  /** Host of a visit recorded by the guest. */
  visit: 'cart_visit_grant',
} as const;

export interface GuestSection {
  congregationId: number;
  by: keyof typeof grants;
  /** Id of the location, shift or visit. */
  id: number;
}

async function isGranted(tenant: Tenant, { congregationId, by, id }: GuestSection): Promise<boolean> {
  const { rows } = await sql<{ granted: boolean }>`
    select ${sql.ref(`sheaf.${grants[by]}`)}(${congregationId}::bigint, ${id}::bigint) as granted`.execute(
    tenant.db,
  );
  return rows[0]!.granted;
}

const actAs = (
  tenant: Tenant,
  { congregationId, personId, operation }: Pick<Tenant, 'congregationId' | 'personId' | 'operation'>,
) =>
  sql`select set_config('app.congregation', ${String(congregationId)}, true),
    set_config('app.person', ${personId === null ? '' : String(personId)}, true),
    set_config('app.operation', ${operation}, true)`.execute(tenant.db);

/**
 * Runs work as the other congregation, without a person. Nothing else may run in this transaction until it
 * ends. If the work fails, its changes and the settings are rolled back.
 * @returns undefined without a grant.
 */
export async function atOtherCongregation<T>(
  tenant: Tenant,
  at: GuestSection,
  work: (there: Tenant) => Promise<T>,
): Promise<{ done: T } | undefined> {
  if (!(await isGranted(tenant, at))) return undefined;
  const operation = `${tenant.operation}.${at.by === 'visit' ? 'host' : 'guest'}`;
  const there: Tenant = { ...tenant, congregationId: at.congregationId, personId: null, operation };
  await sql`savepoint other_congregation`.execute(tenant.db);
  try {
    await actAs(tenant, there);
    const done = await work(there);
    await actAs(tenant, tenant);
    await sql`release savepoint other_congregation`.execute(tenant.db);
    return { done };
  } catch (error) {
    await sql`rollback to savepoint other_congregation`.execute(tenant.db);
    throw error;
  }
}
