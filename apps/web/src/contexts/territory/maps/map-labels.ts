/** How a map is called, by its own name or its suburb, and when somebody had it. */
import type { Reply } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import type { useTexts } from '#platform/texts.ts';

type Translate = ReturnType<typeof useTexts>['t'];
export type MapRow = Reply<'maps.listMaps'>[number];
export type MapPage = Reply<'maps.readMap'>;
export type AssignRow = Reply<'maps.listAssignMaps'>[number];

/** What a search looks through; of a map without a name and a suburb its number. */
export const placeOf = (map: Pick<MapRow, 'name' | 'suburb' | 'number'>): string =>
  map.name ?? map.suburb?.suburb ?? map.number;

export const placeLabels = (t: Translate, map: Pick<MapRow, 'name' | 'suburb'>): string =>
  map.name ?? map.suburb?.suburb ?? t('maps:noSuburb');

/** Of a turn that ended; one that lasted no night is said as its day. */
export function turnLabels(t: Translate, start: string, end: string): string {
  const [from, to] = [shortDate(start), shortDate(end)];
  return from === to ? from : t('maps:historyClosed', { from, to });
}
