import type { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import {
  bringsNothing,
  countDirectory,
  type DirectoryPlan,
  planDirectory,
  type SpeakerImportCounts,
} from '@sheaf/rules/meetings/speakers-import/plan';
import type { GivenLine, RowProblem } from '@sheaf/rules/meetings/speakers-import/read-rows';
import { importedSpeakers } from '#contexts/meetings/speakers/speakers.api';
import type { PreparedSpeakers } from '#contexts/meetings/speakers-import/read-speakers-file';
import { importedTalks } from '#contexts/meetings/talks/talks.api';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

type Call = Handler<typeof speakersImport.importFile, PreparedSpeakers>;

const mostProblems = 500;

interface ImportPlan {
  counts: SpeakerImportCounts;
  problems: readonly RowProblem[];
  write(importId: number): Promise<unknown>;
}

function directoryOf(call: Call, plan: DirectoryPlan, unread: readonly RowProblem[]): ImportPlan {
  const problems = [...unread, ...plan.problems].sort((one, other) => one.line - other.line);
  return {
    counts: { ...countDirectory(plan), problems: problems.length },
    problems,
    write: (importId) => importedSpeakers.add(call.tenant, importId, plan.congregations),
  };
}

/** Of a talk that stands twice in the file the first counts. */
async function givenOf(
  { tenant }: Call,
  lines: readonly GivenLine[],
  problems: readonly RowProblem[],
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
    write: (importId) => importedTalks.add(tenant, importId, fresh),
  };
}

async function planOf(call: Call): Promise<ImportPlan> {
  const { rows, read } = call.prepared;
  if (rows === 'history') return givenOf(call, read.lines, read.problems);
  const plan = planDirectory(read.lines, await importedSpeakers.here(call.tenant));
  return directoryOf(call, plan, read.problems);
}

/** SPKR-I2, SPKR-I3: looked at, or written all or nothing with a note of every row. */
export async function importFile(call: Call) {
  const { tenant, actor, body, file, now } = call;
  if (!body.dry_run) await importLedger.waitForTurn(tenant);
  const { counts, problems, write } = await planOf(call);
  if (!body.dry_run && bringsNothing(counts)) return call.refuse('import-empty');
  const shown = {
    dry_run: body.dry_run,
    counts,
    problems: problems.slice(0, mostProblems),
    cells: call.prepared.read.cells.slice(0, mostProblems),
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
