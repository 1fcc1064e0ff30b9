/** The bytes of a file of another program as maps and addresses, before a connection is taken for what is done with them. */
import type { territoryImport } from '@sheaf/contract/territory-import/territory-import';
import { findColumns } from '@sheaf/rules/addresses/address-file';
import type { TableFault } from '@sheaf/rules/files/table-limits';
import { joinImports } from '@sheaf/rules/territory-import/join-imports';
import { type ReadImport, readImport } from '@sheaf/rules/territory-import/read-import';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { tenantTransaction } from '#platform/database/tenant';
import type { Preparing } from '#platform/handle';
import { readTable } from '#platform/tables/read-table';
import { runParsing } from '#platform/tables/run-parsing';
import { task } from '#platform/workers/task';

type Fault = TableFault | 'nothing-to-import' | 'plain-address-file' | 'format-unknown';

interface TerritoryFile {
  bytes: Uint8Array;
  /** The congregation's day and language. */
  today: string;
  lang: string;
}

export function readTerritoryFile({
  bytes,
  today,
  lang,
}: TerritoryFile): { read: ReadImport } | { fault: Fault } {
  const told = readTable(bytes);
  if ('fault' in told) return told;
  const read = readImport(told.table, { today, lang });
  if (!read.allowed)
    return { fault: findColumns(told.table.headings) ? 'plain-address-file' : 'format-unknown' };
  return read.value.rows > 0 ? { read: read.value } : { fault: 'nothing-to-import' };
}

const territoryFileReading = task('parsing', import.meta.url, readTerritoryFile);

/** Several files, such as the backups of several years, are of one program; each is parsed for itself. */
export async function prepareImport(call: Preparing<typeof territoryImport.importFile>): Promise<ReadImport> {
  const { actor, platform, files, now } = call;
  const act = { ...actor, operation: 'territoryImport.importFile' };
  const { lang, zone } = await tenantTransaction(platform, act, readLetterhead);
  const today = todayIn(zone, now.getTime());
  const reads: { file: string; read: ReadImport }[] = [];
  for (const { bytes, filename } of files) {
    const told = await runParsing(call, territoryFileReading, { bytes, today, lang });
    if ('fault' in told) return call.refuse(told.fault);
    reads.push({ file: filename, read: told.read });
  }
  if (new Set(reads.map(({ read }) => read.format)).size > 1) return call.refuse('formats-differ');
  return joinImports(reads);
}
