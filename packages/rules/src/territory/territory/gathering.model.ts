/** Test model of how the database gathers the foreign addresses of a language (ADDR-O11). */
import { gathersForeign, type MapType } from '../maps/map-type.ts';

export interface GatheringMap {
  id: number;
  order: number;
  type: MapType;
  lang: string | null;
  deleted: boolean;
}

export const gathers = ({ type, lang, deleted }: GatheringMap, language: string): boolean =>
  gathersForeign(type) && lang === language && !deleted;

/** First map of the language in map order; null without any. */
export const mapOfLanguage = (maps: readonly GatheringMap[], language: string): number | null =>
  maps.filter((map) => gathers(map, language)).sort((a, b) => a.order - b.order || a.id - b.id)[0]?.id ??
  null;

/**
 * Map on which an address is worked from now on: its current map while that gathers its language. @param from
 * null for none
 */
export const placeOfLanguage = (
  maps: readonly GatheringMap[],
  from: number | null,
  language: string,
): number | null =>
  maps.some((map) => map.id === from && gathers(map, language)) ? from : mapOfLanguage(maps, language);
