/** The five map types and their features (MAPS-D2, MAPS-O1, MAPS-R2, ADDR-R11, ADDR-R12, ASSIGN-O1). */
import { type NameOf, wireCode } from '../../wire-code.ts';

export const mapTypes = wireCode({
  residential: 1,
  business: 2,
  rural: 3,
  'high-density': 4,
  foreign: 5,
});
export type MapType = NameOf<typeof mapTypes>;

export const hasPicture = (type: MapType): boolean => type !== 'foreign';

/** Foreign addresses are spread over the whole territory, so their map has no border. */
export const hasBorder = (type: MapType): boolean => type !== 'foreign';

export const asksBusinessName = (type: MapType): boolean => type === 'business';

export const asksCoordinates = (type: MapType): boolean => type === 'rural';

/** Open to everybody unless personal: without holder, addresses are requested (ASSIGN-R9, ASSIGN-O2). */
export const isOpenType = (type: MapType): boolean => type === 'high-density' || type === 'foreign';

/** Progress is counted by ticked blocks; for other types by addresses (MAPS-O4). */
export const isWorkedByBlocks = (type: MapType): boolean => type === 'residential';

/** A started assignment may still be cancelled (ASSIGN-R5). */
export const mayCancelStarted = (type: MapType): boolean => type === 'rural' || isOpenType(type);

/** Gathers the foreign addresses of its language (ADDR-O11). */
export const gathersForeign = (type: MapType): boolean => type === 'foreign';

/**
 * Source of the addresses that fill the list to work on assignment; the list of a residential map starts
 * empty (ASSIGN-O1).
 */
export function populatedFrom(type: MapType): 'preloaded' | 'foreign' | null {
  if (type === 'residential') return null;
  return type === 'foreign' ? 'foreign' : 'preloaded';
}

/** The holder may add the preloaded addresses of such a map to its empty list (ADDR-R67). */
export const offersHomes = (type: MapType): boolean => type === 'residential';

/** Source of the list to work of an assignment, including the homes that its holder added. */
export const listedFrom = (type: MapType, homesMarked: boolean): 'preloaded' | 'foreign' | null =>
  populatedFrom(type) ?? (offersHomes(type) && homesMarked ? 'preloaded' : null);

/** Codes of the map types that satisfy `is`, for queries. */
export const codesOfTypes = (is: (type: MapType) => boolean): number[] =>
  mapTypes.names.filter(is).map(mapTypes.encode);
