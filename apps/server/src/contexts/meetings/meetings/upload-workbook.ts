import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { importPrepared } from '#contexts/meetings/meetings/workbook/import-prepared';
import type { PreparedWorkbook } from '#contexts/meetings/meetings/workbook/prepare-workbook';
import type { Handler } from '#platform/handle';

/** MEET-S8: a workbook as a file. */
export const uploadWorkbook = (call: Handler<typeof operations.uploadWorkbook, PreparedWorkbook>) =>
  importPrepared(call);
