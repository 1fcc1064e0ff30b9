/** Parses a file of reports in a worker process, before a database connection is taken. */
import type { reports as operations } from '@sheaf/contract/reports/reports';
import { isJsonTooDeep, type TableFault } from '@sheaf/rules/files/table-limits';
import { encodingOf, type TextEncoding } from '@sheaf/rules/files/text-encoding';
import type { MatchedReportColumn } from '@sheaf/rules/reports/import-columns';
import {
  mostReports,
  type ReadReports,
  readReportJson,
  readReportTable,
} from '@sheaf/rules/reports/report-file';
import type { PreparationCall } from '#platform/handle';
import { readTable } from '#platform/tables/read-table';
import { runParsing } from '#platform/tables/run-parsing';
import { task } from '#platform/workers/task';

type Fault = TableFault | 'reports-unknown' | 'import-too-many-reports';

export interface PreparedReports extends ReadReports {
  encoding: TextEncoding | null;
}

interface ReportFile {
  bytes: Uint8Array;
  encoding: TextEncoding | undefined;
  matched: readonly MatchedReportColumn[];
}

const isJson = (bytes: Uint8Array, encoding: TextEncoding): boolean =>
  /^[\s\uFEFF]*[{[]/.test(new TextDecoder(encoding).decode(bytes.subarray(0, 64)));

/** Errors of a parser on uploaded bytes are invalid input, not faults. */
function readJson(bytes: Uint8Array, encoding: TextEncoding): PreparedReports | { fault: Fault } {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (isJsonTooDeep(text)) return { fault: 'import-too-deep' };
    const read = readReportJson(JSON.parse(text));
    return read ? { ...read, encoding } : { fault: 'reports-unknown' };
  } catch {
    return { fault: 'import-unreadable' };
  }
}

async function readAny({
  bytes,
  encoding: chosen,
  matched,
}: ReportFile): Promise<PreparedReports | { fault: Fault }> {
  const encoding = chosen ?? encodingOf(bytes);
  if (isJson(bytes, encoding)) return readJson(bytes, encoding);
  const told = await readTable(bytes, chosen);
  if ('fault' in told) return told;
  return { ...readReportTable(told.table, matched), encoding: told.encoding };
}

export async function readReportFile(file: ReportFile): Promise<PreparedReports | { fault: Fault }> {
  const read = await readAny(file);
  return !('fault' in read) && read.lines.length > mostReports ? { fault: 'import-too-many-reports' } : read;
}

const reportFileReading = task('parsing', import.meta.url, readReportFile);

export async function prepareReports(
  call: PreparationCall<typeof operations.importReports>,
): Promise<PreparedReports> {
  const { file, body } = call;
  const told = await runParsing(call, reportFileReading, {
    bytes: file.bytes,
    encoding: body.encoding,
    matched: body.columns ?? [],
  });
  return 'fault' in told ? call.refuse(told.fault) : told;
}
