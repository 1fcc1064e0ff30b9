/** The five types of maps and what each has (MAPS-D2, MAPS-O1, MAPS-R2, ADDR-R11, ADDR-R12, ASSIGN-O1). */
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

/** Foreign addresses lie all over the territory, so that their map has no place of its own. */
export const hasBorder = (type: MapType): boolean => type !== 'foreign';

export const asksBusinessName = (type: MapType): boolean => type === 'business';

export const asksCoordinates = (type: MapType): boolean => type === 'rural';

/** Opened for everybody unless personal: nobody holds it, addresses are requested (ASSIGN-R9, ASSIGN-O2). */
export const isOpenType = (type: MapType): boolean => type === 'high-density' || type === 'foreign';

/** Its own blocks are ticked; the progress of the others is counted by addresses (MAPS-O4). */
export const isWorkedByBlocks = (type: MapType): boolean => type === 'residential';

/** What somebody began may still be cancelled (ASSIGN-R5). */
export const mayCancelStarted = (type: MapType): boolean => type === 'rural' || isOpenType(type);

/** Gathers the foreign addresses of its language (ADDR-O11). */
export const gathersForeign = (type: MapType): boolean => type === 'foreign';

/** Which of the map's own addresses fill the list to work when it is assigned; a residential one starts empty (ASSIGN-O1). */
export function populatedFrom(type: MapType): 'preloaded' | 'foreign' | null {
  if (type === 'residential') return null;
  return type === 'foreign' ? 'foreign' : 'preloaded';
}

/** The numbers of the types of which this is true, as a query compares them. */
export const codesOfTypes = (is: (type: MapType) => boolean): number[] =>
  mapTypes.names.filter(is).map(mapTypes.encode);
