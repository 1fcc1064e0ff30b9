/** Which rows of a kept collection changed after a revision. */
import type { KeptCollection } from '@sheaf/rules/sync/collection';
import type { Tenant } from '#platform/database/tenant';

export const rows = {
  /** Ids changed or gone after `revision`; undefined where that was not noted yet. */
  async changedAfter(
    tenant: Tenant,
    collection: KeptCollection,
    revision: number,
  ): Promise<number[] | undefined> {
    const known = await tenant.db
      .selectFrom('revisions')
      .select('rows_since')
      .where('collection', '=', collection)
      .executeTakeFirst();
    if (known && revision < known.rows_since) return undefined;
    const changed = await tenant.db
      .selectFrom('row_revisions')
      .select('row_id')
      .where('collection', '=', collection)
      .where('revision', '>', revision)
      .execute();
    return changed.map((row) => row.row_id);
  },
};
