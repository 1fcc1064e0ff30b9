/** The five types of maps and what each has (MAPS-D2, MAPS-O1, MAPS-R2, ADDR-R11, ADDR-R12, ASSIGN-O1). */
export const mapTypes = [1, 2, 3, 4, 5] as const;
export type MapType = (typeof mapTypes)[number];

export const hasPicture = (type: MapType): boolean => type !== 5;

export const asksBusinessName = (type: MapType): boolean => type === 2;

export const asksCoordinates = (type: MapType): boolean => type === 3;

/** Opened for everybody unless personal: nobody holds it, addresses are requested (ASSIGN-R9, ASSIGN-O2). */
export const isOpenType = (type: MapType): boolean => type === 4 || type === 5;

/** Which of the map's own addresses fill the list to work when it is assigned; type 1 starts empty (ASSIGN-O1). */
export function populatedFrom(type: MapType): 'preloaded' | 'foreign' | null {
  if (type === 1) return null;
  return type === 5 ? 'foreign' : 'preloaded';
}
