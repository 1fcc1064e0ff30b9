/** Reads counts and revisions of a phone's collections in one statement. */
import { markerOf } from '@sheaf/rules/sync/marker';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

/**
 * SQL for counting each collection by its name of SYNC-D2, registered by domains; its revision has the same
 * name. Any other revision is returned with a count of 0: the revision alone shows the change.
 */
export type CountedCollections = Readonly<Record<string, string>>;

const statements = new WeakMap<CountedCollections, Statement>();

function statementOf(collections: CountedCollections): Statement {
  const known = statements.get(collections);
  if (known) return known;
  const counts = Object.entries(collections).map(
    ([name, counted]) => `'${name}', (select count(*) from ${counted})`,
  );
  const statement: Statement = {
    name: 'markers',
    text: `select p.permission_epoch, json_build_object(${counts.join(', ')}) as counts,
      (select json_object_agg(collection, revision) from (select collection, revision from revisions
        union all select collection, revision from world_revisions) r) as revisions
      from current_people p where p.id = $1`,
  };
  statements.set(collections, statement);
  return statement;
}

interface Row {
  permission_epoch: number;
  counts: Record<string, number>;
  revisions: Record<string, number> | null;
}

export async function readMarkers(
  tenant: Tenant,
  { collections }: { collections: CountedCollections },
  personId: number,
): Promise<Record<string, string>> {
  const [row] = await tenant.prepared<Row>(statementOf(collections), [personId]);
  if (!row) throw new Error('the signed-in person is not there');
  const revisions = row.revisions ?? {};
  const names = new Set([...Object.keys(row.counts), ...Object.keys(revisions)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      markerOf(row.counts[name] ?? 0, revisions[name] ?? 0, row.permission_epoch),
    ]),
  );
}
