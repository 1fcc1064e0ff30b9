/** Number of weeks or slips per printed page (PRINT-D1, PRINT-O1). */
import { type NameOf, wireCode } from '../../wire-code.ts';

export const printSizes = wireCode({ 'two-up': 0, 'four-up': 1 });
export type PrintSize = NameOf<typeof printSizes>;

const onPage: Record<PrintSize, number> = { 'two-up': 2, 'four-up': 4 };

/** Splits items into pages. */
export function pagesOf<Item>(items: readonly Item[], size: PrintSize): Item[][] {
  const count = onPage[size];
  return Array.from({ length: Math.ceil(items.length / count) }, (_, page) =>
    items.slice(page * count, (page + 1) * count),
  );
}
