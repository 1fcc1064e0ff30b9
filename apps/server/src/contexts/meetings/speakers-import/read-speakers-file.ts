/** Parses a table in a worker process with limits, before a database connection is taken. */
import type { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import type { MatchedColumn } from '@sheaf/rules/files/matched-columns';
import type { TableFault } from '@sheaf/rules/files/table-limits';
import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
import {
  type ReadSpeakerColumns,
  readSpeakerColumns,
  type SpeakerField,
  type SpeakerTable,
} from '@sheaf/rules/meetings/speakers-import/columns';
import { mostImportedRows } from '@sheaf/rules/meetings/speakers-import/plan';
import {
  type AppointmentAnswer,
  type GivenLine,
  type ReadLines,
  readDirectoryLines,
  readGivenLines,
} from '@sheaf/rules/meetings/speakers-import/read-rows';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readLetterhead } from '#contexts/people/people.api';
import { tenantTransaction } from '#platform/database/tenant';
import type { PreparationCall } from '#platform/handle';
import { readTable } from '#platform/tables/read-table';
import { runParsing } from '#platform/tables/run-parsing';
import { task } from '#platform/workers/task';

interface SpeakersFile {
  bytes: Uint8Array;
  encoding: TextEncoding | undefined;
  rows: SpeakerTable;
  columns: readonly MatchedColumn<SpeakerField>[];
  appointments: readonly AppointmentAnswer[];
  /** Today's date in the congregation. */
  today: string;
}

export type SpeakerColumns = ReadSpeakerColumns & { encoding: TextEncoding | null };

export type PreparedSpeakers = { encoding: TextEncoding | null } & (
  | { rows: 'speakers'; read: ReturnType<typeof readDirectoryLines> }
  | { rows: 'history'; read: ReadLines<GivenLine> }
);

export async function readSpeakersFile({
  bytes,
  encoding: chosen,
  rows,
  columns,
  appointments,
  today,
}: SpeakersFile): Promise<PreparedSpeakers | { fault: TableFault }> {
  const told = await readTable(bytes, chosen);
  if ('fault' in told) return told;
  if (told.table.rows.length > mostImportedRows) return { fault: 'import-too-long' };
  const { table, encoding } = told;
  return rows === 'speakers'
    ? { rows, encoding, read: readDirectoryLines(table, columns, appointments) }
    : { rows, encoding, read: readGivenLines(table, columns, today) };
}

export async function readFileColumns({
  bytes,
  encoding,
}: Pick<SpeakersFile, 'bytes' | 'encoding'>): Promise<SpeakerColumns | { fault: TableFault }> {
  const told = await readTable(bytes, encoding);
  return 'fault' in told ? told : { ...readSpeakerColumns(told.table), encoding: told.encoding };
}

const speakersFileReading = task('parsing', import.meta.url, readSpeakersFile);
const columnsReading = task('parsing', import.meta.url, readFileColumns);

export async function prepareSpeakers(
  call: PreparationCall<typeof speakersImport.importFile>,
): Promise<PreparedSpeakers> {
  const { actor, platform, file, body, now } = call;
  const act = { ...actor, operation: 'speakersImport.importFile' };
  const { zone } = await tenantTransaction(platform, act, readLetterhead);
  const { rows, columns, encoding, appointments = [] } = body;
  const given = {
    bytes: file.bytes,
    encoding,
    rows,
    columns,
    appointments,
    today: todayIn(zone, now.getTime()),
  };
  const told = await runParsing(call, speakersFileReading, given);
  if ('fault' in told) return call.refuse(told.fault);
  return told.read.lines.length + told.read.problems.length > 0 ? told : call.refuse('nothing-to-import');
}

export async function prepareColumns(
  call: PreparationCall<typeof speakersImport.readColumns>,
): Promise<SpeakerColumns> {
  const told = await runParsing(call, columnsReading, {
    bytes: call.file.bytes,
    encoding: call.body.encoding,
  });
  return 'fault' in told ? call.refuse(told.fault) : told;
}
