/** Test model of the order in which the database sorts maps (MAPS-R21). */
import { compareByOrder, type OrderedMap } from './map-order.ts';

/**
 * Positions of maps after ordering some of them: these count from 1, the others follow in their old order.
 */
export function placeMaps(
  maps: readonly (OrderedMap & { id: number })[],
  ids: readonly number[],
): Map<number, number> {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: { id: number }): number => places.get(id) ?? ids.length;
  const placed = [...maps].sort((a, b) => placeOf(a) - placeOf(b) || compareByOrder(a, b));
  return new Map(placed.map(({ id }, index) => [id, index + 1]));
}
