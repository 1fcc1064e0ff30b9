/** Converts a workbook of people to CSV in a worker process; the phone parses the rows. */
import type { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import { writeCsv } from '@sheaf/rules/files/csv';
import type { TableFault } from '@sheaf/rules/files/table-limits';
import type { Handler, PreparationCall } from '#platform/handle';
import { readTable } from '#platform/tables/read-table';
import { runParsing } from '#platform/tables/run-parsing';
import { task } from '#platform/workers/task';

/** Includes empty lines, to preserve line numbers. */
export async function readSheet(bytes: Uint8Array): Promise<{ csv: string } | { fault: TableFault }> {
  const told = await readTable(bytes);
  if ('fault' in told) return told;
  const lines: (readonly string[])[] = [told.table.headings];
  for (const { line, cells } of told.table.rows) {
    while (lines.length < line - 1) lines.push(['']);
    lines.push(cells);
  }
  return { csv: writeCsv(lines) };
}

const sheetReading = task('parsing', import.meta.url, readSheet);

export async function prepareWorkbook(
  call: PreparationCall<typeof peopleImport.readWorkbook>,
): Promise<{ csv: string }> {
  const told = await runParsing(call, sheetReading, call.file.bytes);
  return 'fault' in told ? call.refuse(told.fault) : told;
}

export const readWorkbook = async ({
  prepared,
}: Handler<typeof peopleImport.readWorkbook, { csv: string }>): Promise<{ csv: string }> => prepared;
