/** Lines of a file that are not imported or lose a value, grouped by reason, each expandable to its lines. */
import { Button } from '@mantine/core';
import { isLost, lostReasons } from '@sheaf/rules/territory/territory-import/problem';
import { leftOutAsCsv, problemsAsCsv } from '@sheaf/rules/territory/territory-import/problem-csv';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { phraseIn } from '#platform/phrase-in.ts';
import { saveBlob } from '#platform/save-file.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { UnusedColumns } from '#ui/unused-columns.tsx';
import classes from './territory-import.module.css';
import type { ImportReport } from './territory-import-reply.ts';

const [gravest] = lostReasons;

type Problem = ImportReport['problems'][number];

/** Renders its lines after it is opened, because a file may have thousands. */
function Reason({ reason, total, problems }: { reason: string; total: number; problems: Problem[] }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <details className={classes.reason} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <IconChevronDown aria-hidden="true" size={20} className={classes.chevron} />
        {reason === gravest && <IconBan aria-hidden="true" size={20} className={classes.grave} />}
        <span className={classes.name}>{t(phraseIn('imports:reason', reason))}</span>
        <span className={classes.total}>{total}</span>
      </summary>
      {opened && (
        <ul className={classes.lines}>
          {problems.map(({ line, text }) => (
            <li key={line}>
              <span className={classes.hint}>{t('imports:line', { line })}</span>
              <bdi>{text}</bdi>
            </li>
          ))}
          {problems.length < total && (
            <li className={classes.hint}>{t('imports:shown', { shown: problems.length, total })}</li>
          )}
        </ul>
      )}
    </details>
  );
}

function Reasons({ title, report, lost }: { title: string; report: ImportReport; lost: boolean }) {
  const reasons = Object.entries(report.problem_counts)
    .filter(([reason]) => isLost(reason) === lost)
    .sort(([a, many], [b, more]) => Number(b === gravest) - Number(a === gravest) || more - many);
  if (reasons.length === 0) return null;
  const total = reasons.reduce((sum, [, count]) => sum + count, 0);
  return (
    <Section title={title} aside={<span className="numbers">{total}</span>}>
      <Card>
        {reasons.map(([reason, count]) => (
          <Reason
            key={reason}
            reason={reason}
            total={count}
            problems={report.problems.filter((problem) => problem.reason === reason)}
          />
        ))}
      </Card>
    </Section>
  );
}

interface ImportProblemsProps {
  report: ImportReport;
  /** Starts matching the columns by hand; undefined for files with fixed columns. */
  onMatch: (() => void) | undefined;
}

/**
 * Saves the lines of a section as a file: left-out lines of a table verbatim, to be corrected and imported
 * again.
 */
function SaveLines({ report, lost }: { report: ImportReport; lost: boolean }) {
  const { t } = useTexts();
  const reasonOf = (reason: string): string => t(phraseIn('imports:reason', reason));
  const problems = report.problems.filter(({ reason }) => isLost(reason) === lost);
  const left = lost ? report.left_out : null;
  const isTable = left !== null && left.rows.length > 0;
  if (!isTable && problems.length === 0) return null;
  const save = (): void => {
    const csv = isTable
      ? leftOutAsCsv(
          left.headings,
          t('imports:csv.reason'),
          left.rows.map(({ cells, reason }) => ({ cells, reason: reasonOf(reason) })),
        )
      : problemsAsCsv(
          [t('imports:csv.line'), t('imports:csv.text'), t('imports:csv.reason')],
          problems.map((problem) => ({ ...problem, reason: reasonOf(problem.reason) })),
        );
    saveBlob(new Blob([csv], { type: 'text/csv' }), lost ? 'left-out.csv' : 'import-lines.csv');
  };
  return (
    <div className={classes.buttons}>
      <Button variant="light" onClick={save}>
        {t(lost ? 'imports:saveLeftOut' : 'imports:saveTold')}
      </Button>
    </div>
  );
}

export function ImportProblems({ report, onMatch }: ImportProblemsProps) {
  const { t } = useTexts();
  return (
    <>
      <Reasons title={t('imports:lost')} report={report} lost />
      <SaveLines report={report} lost />
      <Reasons title={t('imports:told')} report={report} lost={false} />
      <SaveLines report={report} lost={false} />
      <UnusedColumns columns={report.unused} />
      {onMatch && (
        <Button variant="light" onClick={onMatch}>
          {t('imports:match.begin')}
        </Button>
      )}
    </>
  );
}
