import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { importPrepared } from '#contexts/meetings/meetings/workbook/import-prepared';
import type { PreparedWorkbook } from '#contexts/meetings/meetings/workbook/prepare-workbook';
import type { Handler } from '#platform/handle';

/** Imports a workbook from its address, which was fetched in the prepare step (MEET-C1). */
export const importWorkbook = (call: Handler<typeof operations.importWorkbook, PreparedWorkbook>) =>
  importPrepared(call);
