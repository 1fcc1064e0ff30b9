import { lastFirst } from '@sheaf/rules/meetings/speakers/last-first';
import {
  isWithin,
  mostFound,
  type SearchRange,
  searchedRange,
} from '@sheaf/rules/meetings/speakers/speaker-search';
import { foldedText } from '@sheaf/rules/text/folded-text';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { type SpeakerRow, speakers } from '#contexts/meetings/speakers/speakers.store';
import type { Tenant } from '#platform/database/tenant';

const sortNameOf = ({ last_first, full_name }: SpeakerRow): string => last_first ?? lastFirst(full_name);

/**
 * First matches by name prefix in congregations within the range; the own congregation is always included.
 */
export async function findSpeakers(tenant: Tenant, query: string, range: SearchRange): Promise<SpeakerRow[]> {
  const found = await speakers.called(tenant, foldedText(query));
  const own = tenant.congregationId;
  const hosts = await directory.among(tenant, [
    ...new Set([own, ...found.map((row) => row.congregation_id)]),
  ]);
  const home = hosts.get(own)!;
  const searched = searchedRange(range, home);
  const within = new Set(
    [...hosts.values()]
      .filter((host) => host.id === own || isWithin(searched, home, host))
      .map(({ id }) => id),
  );
  return found
    .filter((row) => within.has(row.congregation_id))
    .sort((a, b) => sortNameOf(a).localeCompare(sortNameOf(b)) || a.id - b.id)
    .slice(0, mostFound);
}
