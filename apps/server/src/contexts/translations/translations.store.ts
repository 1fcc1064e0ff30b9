/**
 * Queries on languages and wordings. The rows are global, and written in the name of the actor's
 * congregation.
 */
import type { Tenant } from '#platform/database/tenant';

export interface Wording {
  iso: string;
  category: string;
  key: string;
  /** Null is the built-in wording. */
  text: string | null;
  version: number;
}

const columns = ['iso', 'category', 'key', 'text', 'version'] as const;

export const added = {
  list: (tenant: Tenant) => tenant.db.selectFrom('wording_languages').select('iso').orderBy('iso').execute(),

  async has(tenant: Tenant, iso: string): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('wording_languages')
      .select('iso')
      .where('iso', '=', iso)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Ignores an existing language. */
  add: (tenant: Tenant, iso: string) =>
    tenant.db
      .insertInto('wording_languages')
      .values({ iso, written_by: tenant.congregationId })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
};

export const wordings = {
  all: (tenant: Tenant): Promise<Wording[]> =>
    tenant.db.selectFrom('wordings').select(columns).where('text', 'is not', null).execute(),

  ofLanguage: (tenant: Tenant, iso: string): Promise<Wording[]> =>
    tenant.db
      .selectFrom('wordings')
      .select(columns)
      .where('iso', '=', iso)
      .where('text', 'is not', null)
      .execute(),

  ofSection: (tenant: Tenant, iso: string, category: string): Promise<Wording[]> =>
    tenant.db
      .selectFrom('wordings')
      .select(columns)
      .where('iso', '=', iso)
      .where('category', '=', category)
      .execute(),

  /** Returns the lines that already have a row, locked until the transaction ends. */
  lock: (tenant: Tenant, iso: string, category: string, keys: string[]): Promise<Wording[]> =>
    tenant.db
      .selectFrom('wordings')
      .select(columns)
      .where('iso', '=', iso)
      .where('category', '=', category)
      .where('key', 'in', keys)
      .orderBy('key')
      .forUpdate()
      .execute(),

  /** Inserts lines without a row; returns the keys that no concurrent transaction inserted. */
  async insert(tenant: Tenant, lines: Omit<Wording, 'version'>[]): Promise<string[]> {
    if (lines.length === 0) return [];
    const rows = await tenant.db
      .insertInto('wordings')
      .values(lines.map((line) => ({ ...line, written_by: tenant.congregationId })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .execute();
    return rows.map(({ key }) => key);
  },

  async update(tenant: Tenant, { iso, category, key, text }: Omit<Wording, 'version'>): Promise<void> {
    await tenant.db
      .updateTable('wordings')
      .set({ text, written_by: tenant.congregationId })
      .where('iso', '=', iso)
      .where('category', '=', category)
      .where('key', '=', key)
      .execute();
  },
};
