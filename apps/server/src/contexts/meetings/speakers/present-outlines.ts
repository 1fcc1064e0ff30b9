import type { Tenant } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';

/** Talk numbers with the titles of the own congregation. */
export async function outlinesOf(tenant: Tenant, { registry }: Pick<Platform, 'registry'>) {
  const titles = new Map<number, string>();
  for (const source of registry.talkTitles)
    for (const [number, title] of await source(tenant)) titles.set(number, title);
  return (numbers: readonly number[]) =>
    [...new Set(numbers)]
      .sort((a, b) => a - b)
      .map((number) => ({ number, title: titles.get(number) ?? null }));
}
