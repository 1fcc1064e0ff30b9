import { languageGroups } from '#contexts/meetings/meetings/language-groups/language-groups.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export type Letterhead = Awaited<ReturnType<typeof readLetterhead>>;

/** Letterhead with the name of the language group next to that of the congregation. */
export async function headOf(tenant: Tenant, group: number | null): Promise<Letterhead> {
  const head = await readLetterhead(tenant);
  const own = group === null ? undefined : await languageGroups.read(tenant, group);
  return own ? { ...head, name: `${head.name} · ${own.label}` } : head;
}
