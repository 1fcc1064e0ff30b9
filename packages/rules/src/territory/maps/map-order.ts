/** Sort order of maps in lists (MAPS-R1, MAPS-R21, CF-19). */
export interface OrderedMap {
  order: number;
  number: string;
}

const numbers = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * `9` before `10`, `10` before `10A`, independent of the phone's locale. The database has
 * `sheaf.map_number_key`; a test compares both.
 */
export const compareMapNumbers = (a: string, b: string): number => numbers.compare(a, b);

/** MAPS-R1: the congregation's own order, then the number. */
export const compareByOrder = (a: OrderedMap, b: OrderedMap): number =>
  a.order - b.order || compareMapNumbers(a.number, b.number);
