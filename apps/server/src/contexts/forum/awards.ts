import { countAwards } from '#contexts/forum/awards.store';
import type { PersonFactsSource } from '#platform/person-facts';

/** USERS-O3. */
export const forumAwards: PersonFactsSource = async (tenant, personIds) =>
  new Map(
    (await countAwards(tenant, personIds)).map(({ person_id: personId, ...awards }) => [
      personId,
      { awards },
    ]),
  );
