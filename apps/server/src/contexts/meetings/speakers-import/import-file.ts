import type { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import {
  bringsNothing,
  countDirectory,
  type DirectoryPlan,
  planDirectory,
  type SpeakerImportCounts,
} from '@sheaf/rules/meetings/speakers-import/plan';
import type { GivenLine, ReadLines, RowProblem } from '@sheaf/rules/meetings/speakers-import/read-rows';
import { importedSpeakers } from '#contexts/meetings/speakers/speakers.api';
import { readPhones } from '#contexts/meetings/speakers-import/read-phones';
import type { PreparedSpeakers } from '#contexts/meetings/speakers-import/read-speakers-file';
import { importedTalks } from '#contexts/meetings/talks/talks.api';
import { allCountries, readCountryCode } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

type Call = Handler<typeof speakersImport.importFile, PreparedSpeakers>;

const mostProblems = 500;

interface ImportPlan {
  /** Cells that are left out of their imported lines. */
  cells: readonly RowProblem[];
  counts: SpeakerImportCounts;
  problems: readonly RowProblem[];
  write(importId: number): Promise<unknown>;
}

const byLine = (rows: readonly RowProblem[]): RowProblem[] =>
  [...rows].sort((one, other) => one.line - other.line);

function directoryOf(
  call: Call,
  plan: DirectoryPlan,
  { unread, cells }: { unread: readonly RowProblem[]; cells: readonly RowProblem[] },
): ImportPlan {
  const problems = byLine([...unread, ...plan.problems]);
  return {
    cells: byLine(cells),
    counts: { ...countDirectory(plan), problems: problems.length },
    problems,
    write: (importId) => importedSpeakers.add(call.tenant, importId, plan.congregations),
  };
}

/** If a talk is in the file twice, the first row counts. */
async function givenOf(
  { tenant }: Call,
  { lines, problems, cells }: ReadLines<GivenLine>,
): Promise<ImportPlan> {
  const known = await importedTalks.known(tenant);
  const fresh = lines.filter(({ date, number }) => {
    const key = `${date} ${number}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  const counts = { congregations: 0, speakers: 0, given: fresh.length, known: lines.length - fresh.length };
  return {
    counts: { ...counts, problems: problems.length },
    problems,
    cells,
    write: (importId) => importedTalks.add(tenant, importId, fresh),
  };
}

async function planOf(call: Call): Promise<ImportPlan> {
  const { rows, read } = call.prepared;
  if (rows === 'history') return givenOf(call, read);
  const here = await importedSpeakers.here(call.tenant);
  const codes = new Map((await allCountries(call.tenant)).map(({ id, code }) => [id, code]));
  const phones = readPhones(read.lines, here, { home: await readCountryCode(call.tenant), codes });
  const cells = [...read.cells, ...phones.cells];
  return directoryOf(call, planDirectory(phones.lines, here), { unread: read.problems, cells });
}

/** Previews, or writes all or nothing and records every row in the import ledger (SPKR-I2, SPKR-I3). */
export async function importFile(call: Call) {
  const { tenant, actor, body, file, now } = call;
  if (!body.dry_run) await importLedger.waitForTurn(tenant);
  const { counts, problems, cells, write } = await planOf(call);
  if (!body.dry_run && bringsNothing(counts)) return call.refuse('import-empty');
  const shown = {
    dry_run: body.dry_run,
    counts,
    problems: problems.slice(0, mostProblems),
    cells: cells.slice(0, mostProblems),
    asked: call.prepared.rows === 'speakers' ? call.prepared.read.asked : [],
    unused: call.prepared.read.unused,
    encoding: call.prepared.encoding,
  };
  if (body.dry_run) return { ...shown, id: null };
  const id = await importLedger.add(tenant, {
    kind: 'speakers',
    format: body.rows,
    counts,
    file_name: file.filename,
    imported_by: actor.personId,
    imported_at: now,
  });
  await write(id);
  return { ...shown, id };
}
