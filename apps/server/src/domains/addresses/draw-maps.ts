/** The new maps of an address list, cut and enclosed in a worker process. */
import * as rule from '@sheaf/rules/addresses/import/draw-maps';
import type { Place } from '@sheaf/rules/addresses/import/near';
import type { TakenAddress } from '@sheaf/rules/addresses/import/take-lines';
import { task } from '#platform/workers/task';

export interface MapsToDraw {
  addresses: TakenAddress[];
  size: number;
  others: Place[];
}

export const drawMaps = ({ addresses, size, others }: MapsToDraw): rule.DrawnMap[] =>
  rule.drawMaps(addresses, size, others);

export const mapDrawing = task('parsing', import.meta.url, drawMaps);
