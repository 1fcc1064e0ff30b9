/** Result of the import or dry run of an address list, and the lines that are not imported. */
import { Button } from '@mantine/core';
import { whyEmpty } from '@sheaf/rules/files/empty-import';
import { changesNothing } from '@sheaf/rules/territory/territory-import/plan';
import { isLost, listedLines } from '@sheaf/rules/territory/territory-import/problem';
import { problemsAsCsv } from '@sheaf/rules/territory/territory-import/problem-csv';
import type { Reply } from '#platform/api.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { saveBlob } from '#platform/save-file.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { type Body, useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Link } from '#ui/link.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { ReturnLink, useCameFrom } from '#ui/return-link.tsx';
import classes from './import-screen.module.css';

export type ListReport = Reply<'addresses.importAddresses'>;
export type SameNumber = Body<'addresses.importAddresses'>['same_number'];

interface ProblemsProps {
  report: ListReport;
  /** Lines that are not imported, or else lines imported with a loss. */
  lost: boolean;
}

function SaveButton({ report, lost }: ProblemsProps) {
  const { t } = useTexts();
  const save = (): void => {
    const headings = [t('imports:csv.line'), t('imports:csv.text'), t('imports:csv.reason')] as const;
    const told = report.problems
      .filter(({ reason }) => isLost(reason) === lost)
      .map((problem) => ({ ...problem, reason: t(phraseIn('imports:reason', problem.reason)) }));
    const name = lost ? 'left-out.csv' : 'import-lines.csv';
    saveBlob(new Blob([problemsAsCsv(headings, told)], { type: 'text/csv' }), name);
  };
  return (
    <div className={classes.buttons}>
      <Button variant="light" onClick={save}>
        {t(lost ? 'imports:saveLeftOut' : 'imports:saveTold')}
      </Button>
    </div>
  );
}

function Problems({ report, lost }: ProblemsProps) {
  const { t } = useTexts();
  const counts = Object.entries(report.problem_counts).filter(([reason]) => isLost(reason) === lost);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const lines = report.problems.filter(({ reason }) => isLost(reason) === lost);
  return (
    <Section
      title={t(lost ? 'addresses:import.problems' : 'imports:told')}
      aside={<span className="numbers">{total}</span>}
    >
      <Card>
        {counts.map(([reason, count]) => (
          <ListRow key={reason} title={t(phraseIn('imports:reason', reason))} value={count} />
        ))}
      </Card>
      <details className={classes.details}>
        <summary className={classes.summary}>
          {t('addresses:import.shown', { shown: lines.length, count: total })}
        </summary>
        <Card>
          {lines.map(({ line, text, reason }) => (
            <ListRow
              key={`${line} ${reason}`}
              title={<bdi>{text}</bdi>}
              line={`${t('addresses:import.line', { line })} · ${t(phraseIn('imports:reason', reason))}`}
            />
          ))}
        </Card>
      </details>
      <SaveButton report={report} lost={lost} />
    </Section>
  );
}

export function ImportedProblems({ report }: { report: ListReport }) {
  return (
    <>
      <Problems report={report} lost />
      <Problems report={report} lost={false} />
    </>
  );
}

const addressesOf = (groups: readonly { addresses: number }[]): number =>
  groups.reduce((sum, { addresses }) => sum + addresses, 0);

function ReportLabels({ report }: { report: ListReport }) {
  const { t } = useTexts();
  const { dry_run, readable, rows, streets, already_here: here, maps, placed, counts } = report;
  const { refused } = listedLines(report.problem_counts);
  const places = { addresses: addressesOf(placed), maps: placed.length };
  return (
    <div role="status" className={classes.text}>
      {dry_run && (
        <p>
          {t('addresses:import.readable', {
            readable,
            count: rows,
            streets: t('addresses:import.mapStreets', { count: streets }),
          })}
        </p>
      )}
      {counts.do_not_calls > 0 && <p>{t('addresses:import.doNotCalls', { count: counts.do_not_calls })}</p>}
      {here > 0 && <p>{t('addresses:import.here', { count: here })}</p>}
      {changesNothing(counts) && (
        <p className={classes.strong}>{t(`imports:${whyEmpty({ here, refused })}`)}</p>
      )}
      {maps.length > 0 && (
        <p className={classes.strong}>
          {t(dry_run ? 'addresses:import.makes' : 'addresses:import.done', { maps: maps.length })}
        </p>
      )}
      {placed.length > 0 && (
        <p>{t(dry_run ? 'addresses:import.places' : 'addresses:import.placed', places)}</p>
      )}
    </div>
  );
}

export function ImportLabels({ report }: { report: ListReport }) {
  return (
    <Card padded>
      <ReportLabels report={report} />
    </Card>
  );
}

/** After the import: links to the maps, or undo. */
export function ImportResult({ report, onUndone }: { report: ListReport; onUndone: () => void }) {
  const { t } = useTexts();
  const movingIn = useCameFrom('moving-in');
  const undo = useWrite('territoryImport.rollbackImport', {
    success: () => toasts.show(t('addresses:import.undone')),
  });
  const { id } = report;
  const opened = (report.maps[0] ?? report.placed[0])?.number;
  const send = (importId: number): void => undo.mutate({ params: { id: importId } }, { onSuccess: onUndone });
  return (
    <Card padded>
      <ReportLabels report={report} />
      <div className={classes.buttons}>
        <ReturnLink from="moving-in" to="/settings/moving-in/" label={t('shell:movingIn.open')} />
        <Button component={Link} variant={movingIn ? 'light' : 'filled'} to="/settings/maps/">
          {t('addresses:import.toMaps')}
        </Button>
        {opened && (
          <Button component={Link} variant="light" to={`/map/${encodeURIComponent(opened)}`}>
            {t('addresses:import.open', { number: opened })}
          </Button>
        )}
        {id !== null && (
          <Button variant="light" loading={undo.isPending} onClick={() => send(id)}>
            {t('addresses:import.undo')}
          </Button>
        )}
      </div>
      {id !== null && <p className={classes.text}>{t('addresses:import.undoLimit')}</p>}
      <FailureNotice error={undo.error} />
    </Card>
  );
}
