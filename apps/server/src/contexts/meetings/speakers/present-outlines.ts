import { titlesByNumber } from '#contexts/meetings/talks/directory-uses';
import type { Tenant } from '#platform/database/tenant';

/** Talk numbers with the titles of the own congregation. */
export async function outlinesOf(tenant: Tenant) {
  const titles = await titlesByNumber(tenant);
  return (numbers: readonly number[]) =>
    [...new Set(numbers)]
      .sort((a, b) => a - b)
      .map((number) => ({ number, title: titles.get(number) ?? null }));
}
