/** Parses the bytes of another program's file into maps and addresses, before a connection is used. */
import type { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import type { TableFault } from '@sheaf/rules/files/table-limits';
import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
import { findColumns } from '@sheaf/rules/territory/addresses/address-columns';
import { type HyphenMeaning, hyphenIn } from '@sheaf/rules/territory/addresses/house-suffix';
import type { ImportTable } from '@sheaf/rules/territory/territory-import/cells';
import { isEmptyRow } from '@sheaf/rules/territory/territory-import/cells';
import { joinImports } from '@sheaf/rules/territory/territory-import/join-imports';
import type { MatchedTable } from '@sheaf/rules/territory/territory-import/match-format';
import { type ReadImport, readImport } from '@sheaf/rules/territory/territory-import/read-import';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readCountryCode, readLetterhead } from '#contexts/people/people.api';
import { tenantTransaction } from '#platform/database/tenant';
import type { PreparationCall } from '#platform/handle';
import { readTable } from '#platform/tables/read-table';
import { runParsing } from '#platform/tables/run-parsing';
import { task } from '#platform/workers/task';

type Fault = TableFault | 'nothing-to-import' | 'plain-address-file' | 'format-unknown' | 'columns-unmatched';

interface TerritoryFile {
  bytes: Uint8Array;
  encoding: TextEncoding | undefined;
  /** Date and language of the congregation. */
  today: string;
  lang: string;
  hyphen: HyphenMeaning;
  matched: MatchedTable | undefined;
}

/** Lines of the file verbatim, by line number; without borders, which nobody reads. */
export interface SourceLines {
  headings: string[];
  cells: ReadonlyMap<number, readonly string[]>;
}

export interface PreparedImport extends ReadImport {
  /** Null for several files, because their line numbers overlap. */
  source: SourceLines | null;
  hyphen: HyphenMeaning;
  /** Encoding of the first file. */
  encoding: TextEncoding | null;
}

interface ReadTerritory {
  file: string;
  read: ReadImport;
  source: SourceLines;
  encoding: TextEncoding | null;
}

const longestCell = 2000;

const sourceOf = ({ headings, rows }: ImportTable): SourceLines => ({
  headings: [...headings],
  cells: new Map(
    rows
      .filter((row) => !isEmptyRow(row))
      .map(({ line, cells }) => [line, cells.map((cell) => (cell.length > longestCell ? '' : cell))]),
  ),
});

export async function readTerritoryFile({
  bytes,
  encoding,
  today,
  lang,
  hyphen,
  matched,
}: TerritoryFile): Promise<Omit<ReadTerritory, 'file'> | { fault: Fault }> {
  const told = await readTable(bytes, encoding);
  if ('fault' in told) return told;
  // Without lines there are no values to match columns by.
  if (told.table.rows.every(isEmptyRow)) return { fault: 'nothing-to-import' };
  const read = readImport(told.table, { today, lang, hyphen, matched });
  if (!read.allowed) {
    const isPlain = read.reason === 'format-unknown' && findColumns(told.table.headings) !== null;
    return { fault: isPlain ? 'plain-address-file' : read.reason };
  }
  return read.value.rows > 0
    ? { read: read.value, source: sourceOf(told.table), encoding: told.encoding }
    : { fault: 'nothing-to-import' };
}

const territoryFileReading = task('parsing', import.meta.url, readTerritoryFile);

/** Several files, such as the backups of several years, are of one program; each is parsed separately. */
export async function prepareImport(
  call: PreparationCall<typeof territoryImport.importFile>,
): Promise<PreparedImport> {
  const { actor, platform, files, body, now } = call;
  const act = { ...actor, operation: 'territoryImport.importFile' };
  const { lang, zone, country } = await tenantTransaction(platform, act, async (tenant) => ({
    ...(await readLetterhead(tenant)),
    country: await readCountryCode(tenant),
  }));
  const hyphen = body.hyphen ?? hyphenIn(country);
  const today = todayIn(zone, now.getTime());
  const reads: ReadTerritory[] = [];
  for (const { bytes, filename } of files) {
    const told = await runParsing(call, territoryFileReading, {
      bytes,
      today,
      lang,
      hyphen,
      encoding: body.encoding,
      matched: body.columns,
    });
    if ('fault' in told) return call.refuse(told.fault);
    reads.push({ file: filename, ...told });
  }
  if (new Set(reads.map(({ read }) => read.format)).size > 1) return call.refuse('formats-differ');
  return {
    ...joinImports(reads),
    hyphen,
    encoding: reads[0]!.encoding,
    source: reads.length === 1 ? reads[0]!.source : null,
  };
}
