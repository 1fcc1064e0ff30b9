/**
 * An invented workbook for one week relative to the current date; its file is named after the month of the
 * week.
 */
import type { InventedWeek } from '@sheaf/rules/meetings/meetings/testing/workbook-blocks';
import { inventedWeek } from '@sheaf/rules/meetings/meetings/testing/workbook-blocks';
import { makeWorkbook } from '#contexts/meetings/meetings/workbook/testing/make-workbook';

export const comingWorkbook = (monday: string, changes: Partial<InventedWeek> = {}) => ({
  name: `mwb_E_${monday.slice(0, 7).replace('-', '')}.epub`,
  bytes: Buffer.from(makeWorkbook({ weeks: [{ ...inventedWeek(monday), ...changes }] })),
});
