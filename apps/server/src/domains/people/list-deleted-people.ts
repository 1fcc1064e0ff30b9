import type { people } from '@sheaf/contract/people/people';
import { fullName } from '@sheaf/rules/people/names';
import { erasure } from '#domains/people/erasure.store';
import type { Handler } from '#platform/handle';

export async function listDeletedPeople({ tenant }: Handler<typeof people.listDeletedPeople>) {
  const rows = await erasure.list(tenant);
  return rows.map((row) => ({
    id: row.id,
    full_name: fullName(row),
    deleted_at: row.deleted_at!.toISOString(),
  }));
}
