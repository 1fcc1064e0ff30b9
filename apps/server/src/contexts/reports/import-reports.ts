/** Compares a file of reports with the stored ones and imports it unless it is a dry run (REPORTS-R24). */
import type { reports as operations } from '@sheaf/contract/reports/reports';
import { lastMonth } from '@sheaf/rules/reports/months';
import { countReports, planReports, reportKey } from '@sheaf/rules/reports/plan-reports';
import { countReportWords, withAnsweredReports } from '@sheaf/rules/reports/unclear-report-cells';
import { readRecordedPeople, readToday } from '#contexts/people/people.api';
import { importedReports } from '#contexts/reports/imported-reports.store';
import type { PreparedReports } from '#contexts/reports/read-report-file';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

type Call = Handler<typeof operations.importReports, PreparedReports>;

const mostTold = 200;

async function readPlan({ tenant, now, prepared, body }: Call) {
  const people = await readRecordedPeople(tenant);
  const here = await importedReports.here(tenant);
  return planReports(withAnsweredReports(prepared.lines, body.answers ?? []), {
    people,
    here: new Set(here.map(({ person_id, month }) => reportKey(person_id, month))),
    newest: lastMonth(await readToday(tenant, now)),
  });
}

export async function importReports(call: Call) {
  const { tenant, actor, body, now, prepared, file } = call;
  const { format, columns, missing, unused, encoding } = prepared;
  if (!body.dry_run) await importLedger.waitForTurn(tenant);
  const plan = await readPlan(call);
  const counts = countReports(plan);
  if (!body.dry_run && plan.add.length === 0) return call.refuse('import-empty');
  let id: number | null = null;
  if (!body.dry_run) {
    id = await importLedger.add(tenant, {
      kind: 'reports',
      format,
      file_name: file.filename,
      counts,
      imported_by: actor.personId,
      imported_at: now,
    });
    await importedReports.add(tenant, id, plan.add, actor.personId);
  }
  const problems = plan.lines.flatMap(({ line, name, month, reason }) =>
    reason ? [{ line, name, month, reason }] : [],
  );
  return {
    dry_run: body.dry_run,
    id,
    format,
    counts,
    columns,
    missing,
    unused,
    encoding,
    problems: problems.slice(0, mostTold),
    asked: countReportWords(plan.lines.flatMap(({ words }) => words)),
    cells: plan.lines
      .flatMap(({ line, name, left_out }) => left_out.map((cell) => ({ line, name, ...cell })))
      .slice(0, mostTold),
  };
}
