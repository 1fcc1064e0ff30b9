/** The columns of a file, told before a person matches them by hand (TERR-R33). */
import type { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import type { TableFault } from '@sheaf/rules/files/table-limits';
import {
  readColumns as columnsOf,
  type ReadColumns,
} from '@sheaf/rules/territory/territory-import/read-columns';
import type { Handler, Preparing } from '#platform/handle';
import { readTable } from '#platform/tables/read-table';
import { runParsing } from '#platform/tables/run-parsing';
import { task } from '#platform/workers/task';

export async function readFileColumns(bytes: Uint8Array): Promise<ReadColumns | { fault: TableFault }> {
  const told = await readTable(bytes);
  return 'fault' in told ? told : columnsOf(told.table);
}

const columnsReading = task('parsing', import.meta.url, readFileColumns);

export async function prepareColumns(
  call: Preparing<typeof territoryImport.readColumns>,
): Promise<ReadColumns> {
  const told = await runParsing(call, columnsReading, call.file.bytes);
  return 'fault' in told ? call.refuse(told.fault) : told;
}

export const readColumns = async ({
  prepared,
}: Handler<typeof territoryImport.readColumns, ReadColumns>): Promise<ReadColumns> => prepared;
