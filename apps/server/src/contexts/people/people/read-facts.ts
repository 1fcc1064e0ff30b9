import type { Tenant } from '#platform/database/tenant';
import { noFacts, type PersonFacts } from '#platform/person-facts';
import type { Platform } from '#platform/platform';

export interface FactsCall {
  tenant: Tenant;
  platform: Pick<Platform, 'registry'>;
  now: Date;
}

/** Facts of other domains about these people (USERS-O3, USERS-O4). */
export async function readFacts(
  { tenant, platform, now }: FactsCall,
  personIds: readonly number[],
): Promise<(personId: number) => PersonFacts> {
  const found: ReadonlyMap<number, Partial<PersonFacts>>[] = [];
  for (const source of platform.registry.personFacts) found.push(await source(tenant, personIds, now));
  return (personId) => Object.assign({}, noFacts, ...found.map((known) => known.get(personId)));
}
