import { titlesByNumber } from '#contexts/meetings/talks/directory-uses';
import type { Tenant } from '#platform/database/tenant';

/** Numbers with the titles that the own congregation has for them. */
export async function outlinesOf(tenant: Tenant) {
  const titles = await titlesByNumber(tenant);
  return (numbers: readonly number[]) =>
    [...new Set(numbers)]
      .sort((a, b) => a - b)
      .map((number) => ({ number, title: titles.get(number) ?? null }));
}
