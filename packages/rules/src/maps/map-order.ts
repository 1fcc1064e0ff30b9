/** In which order maps stand in lists (MAPS-R1, MAPS-R21, CF-19). */
export interface OrderedMap {
  order: number;
  number: string;
}

const numbers = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** `9` before `10`, `10` before `10A`; whatever the locale of the phone. */
export const compareMapNumbers = (a: string, b: string): number => numbers.compare(a, b);

/** MAPS-R1: the congregation's own order, the number where two share a place. */
export const compareByOrder = (a: OrderedMap, b: OrderedMap): number =>
  a.order - b.order || compareMapNumbers(a.number, b.number);

/** The dashboard's order; with `isMine` the maps of the viewer come first. */
export const orderForDashboard = <Listed extends OrderedMap>(
  maps: readonly Listed[],
  isMine: (map: Listed) => boolean = () => false,
): Listed[] => [...maps].sort((a, b) => Number(isMine(b)) - Number(isMine(a)) || compareByOrder(a, b));
