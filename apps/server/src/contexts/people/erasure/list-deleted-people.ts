import type { erasure } from '@sheaf/contract/people/erasure/erasure';
import { fullName } from '@sheaf/rules/people/people/names';
import { changesThatDeleted } from '#contexts/journal/journal.api';
import { erasedPeople } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

export async function listDeletedPeople({ tenant }: Handler<typeof erasure.listDeletedPeople>) {
  const rows = await erasedPeople.list(tenant);
  const changes = await changesThatDeleted(
    tenant,
    'people',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    full_name: fullName(row),
    deleted_at: row.deleted_at!.toISOString(),
    change_id: changes.get(row.id) ?? null,
  }));
}
