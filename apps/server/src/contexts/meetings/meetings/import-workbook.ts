import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { importPrepared } from '#contexts/meetings/meetings/workbook/import-prepared';
import type { PreparedWorkbook } from '#contexts/meetings/meetings/workbook/prepare-workbook';
import type { Handler } from '#platform/handle';

/** MEET-C1: a workbook from its address, which was fetched before. */
export const importWorkbook = (call: Handler<typeof operations.importWorkbook, PreparedWorkbook>) =>
  importPrepared(call);
