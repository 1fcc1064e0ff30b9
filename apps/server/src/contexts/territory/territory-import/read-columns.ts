/** Lists the columns of a file for manual matching (TERR-R33). */
import type { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import type { TableFault } from '@sheaf/rules/files/table-limits';
import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
import {
  readColumns as columnsOf,
  type ReadColumns,
} from '@sheaf/rules/territory/territory-import/read-columns';
import type { Handler, PreparationCall } from '#platform/handle';
import { readTable } from '#platform/tables/read-table';
import { runParsing } from '#platform/tables/run-parsing';
import { task } from '#platform/workers/task';

interface ColumnsFile {
  bytes: Uint8Array;
  encoding: TextEncoding | undefined;
}

type FileColumns = ReadColumns & { encoding: TextEncoding | null };

export async function readFileColumns({
  bytes,
  encoding,
}: ColumnsFile): Promise<FileColumns | { fault: TableFault }> {
  const told = await readTable(bytes, encoding);
  return 'fault' in told ? told : { ...columnsOf(told.table), encoding: told.encoding };
}

const columnsReading = task('parsing', import.meta.url, readFileColumns);

export async function prepareColumns(
  call: PreparationCall<typeof territoryImport.readColumns>,
): Promise<FileColumns> {
  const told = await runParsing(call, columnsReading, {
    bytes: call.file.bytes,
    encoding: call.body.encoding,
  });
  return 'fault' in told ? call.refuse(told.fault) : told;
}

export const readColumns = async ({
  prepared,
}: Handler<typeof territoryImport.readColumns, FileColumns>): Promise<FileColumns> => prepared;
