import type { Tenant } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';

/** Numbers with the titles that the own congregation has for them. */
export async function outlinesOf(tenant: Tenant, { registry }: Pick<Platform, 'registry'>) {
  const titles = new Map<number, string>();
  for (const source of registry.talkTitles)
    for (const [number, title] of await source(tenant)) titles.set(number, title);
  return (numbers: readonly number[]) =>
    [...new Set(numbers)]
      .sort((a, b) => a - b)
      .map((number) => ({ number, title: titles.get(number) ?? null }));
}
