/** Model for tests: where the database gathers the foreign addresses of a language (ADDR-O11). */
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

/** The first of its maps in their own order; null where there is none. */
export const mapOfLanguage = (maps: readonly GatheringMap[], language: string): number | null =>
  maps.filter((map) => gathers(map, language)).sort((a, b) => a.order - b.order || a.id - b.id)[0]?.id ??
  null;

/** Where an address is worked from now on: where it is, while that map gathers its language. @param from null for nowhere */
export const placeOfLanguage = (
  maps: readonly GatheringMap[],
  from: number | null,
  language: string,
): number | null =>
  maps.some((map) => map.id === from && gathers(map, language)) ? from : mapOfLanguage(maps, language);
