import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { importPrepared } from '#contexts/meetings/meetings/workbook/import-prepared';
import type { PreparedWorkbook } from '#contexts/meetings/meetings/workbook/prepare-workbook';
import type { Handler } from '#platform/handle';

/** Imports a workbook from an uploaded file (MEET-S8). */
export const uploadWorkbook = (call: Handler<typeof operations.uploadWorkbook, PreparedWorkbook>) =>
  importPrepared(call);
