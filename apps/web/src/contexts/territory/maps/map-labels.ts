/** Labels of a map: its own name or its suburb, and the dates of a holding. */
import type { Reply } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import type { useTexts } from '#platform/texts.ts';

type Translate = ReturnType<typeof useTexts>['t'];
export type MapRow = Reply<'maps.listMaps'>[number];
export type MapPage = Reply<'maps.readMap'>;
export type AssignRow = Reply<'maps.listAssignMaps'>[number];

/** Searchable place of a map; its number if it has neither name nor suburb. */
export const placeOf = (map: Pick<MapRow, 'name' | 'suburb' | 'number'>): string =>
  map.name ?? map.suburb?.suburb ?? map.number;

export const placeLabels = (t: Translate, map: Pick<MapRow, 'name' | 'suburb'>): string =>
  map.name ?? map.suburb?.suburb ?? t('maps:noSuburb');

/** Dates of an ended holding; a single date if it ended on the day it began. */
export function holdingLabels(t: Translate, start: string, end: string): string {
  const [from, to] = [shortDate(start), shortDate(end)];
  return from === to ? from : t('maps:historyClosed', { from, to });
}
