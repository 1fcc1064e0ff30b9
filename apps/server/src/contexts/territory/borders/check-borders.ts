/**
 * Validates and tidies the borders of a file in a worker process, because comparing the sides of thousands of
 * corners takes long.
 */
import type { borders } from '@sheaf/contract/territory/borders/borders';
import { type Border, type BorderFault, faultOf, tidyBorder } from '@sheaf/rules/territory/borders/border';
import type { PreparationCall } from '#platform/handle';
import { runParsing } from '#platform/tables/run-parsing';
import { task } from '#platform/workers/task';

export interface CheckedBorder {
  map: number;
  /** JSON text, which is cheap to copy between processes. */
  border: string;
}

interface SentBorder {
  map: number;
  border: Border;
}

/** @param text JSON of the borders in the request body */
export function checkBorders(text: string): { rows: CheckedBorder[] } | { fault: BorderFault } {
  const rows: CheckedBorder[] = [];
  for (const { map, border } of JSON.parse(text) as SentBorder[]) {
    const tidy = tidyBorder(border);
    const fault = faultOf(tidy);
    if (fault) return { fault };
    rows.push({ map, border: JSON.stringify(tidy) });
  }
  return { rows };
}

const borderChecking = task('parsing', import.meta.url, checkBorders);

export async function prepareBorders(
  call: PreparationCall<typeof borders.importBorders>,
): Promise<readonly CheckedBorder[]> {
  const sent = call.body.borders;
  if (new Set(sent.map(({ map }) => map)).size < sent.length) return call.invalid({ borders: ['map-twice'] });
  const text = JSON.stringify(sent.map(({ map, border }) => ({ map, border })));
  const checked = await runParsing(call, borderChecking, text);
  return 'fault' in checked ? call.invalid({ borders: [checked.fault] }) : checked.rows;
}
