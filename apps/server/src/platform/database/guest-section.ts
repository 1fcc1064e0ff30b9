/**
 * What a congregation does in the rows of another one, as far as a function of the database grants it (decision 70). Only the carts use
 * it: .dependency-cruiser.mjs says so.
 */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** Each is answered by what the other side has written. */
const grants = {
  /** A guest, at a location that is shared with it. */
  location: 'cart_grant',
  /** A guest, in a shift that is kept for it there. */
  shift: 'cart_shift_grant',
  /** A host, in a visit that the guest has noted. */
  visit: 'cart_visit_grant',
} as const;

export interface GuestSection {
  congregationId: number;
  by: keyof typeof grants;
  /** Of the location or the shift. */
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
 * Runs work in the name of the other congregation and of nobody in it. Meanwhile nothing else may run in this transaction. Where the work
 * fails, everything it began is taken back, its name too.
 * @returns undefined where it is not granted.
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
