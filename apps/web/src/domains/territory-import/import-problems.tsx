/** What of a file does not come, and what comes without something: by reason, each opened to its lines. */
import { Button } from '@mantine/core';
import { isLost, lostReasons } from '@sheaf/rules/territory-import/problem';
import { leftOutAsCsv, problemsAsCsv } from '@sheaf/rules/territory-import/problem-csv';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { phraseIn } from '../../platform/phrase-in.ts';
import { saveBlob } from '../../platform/save-file.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { CardBody } from '../../ui/card-body.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import classes from './territory-import.module.css';
import type { ImportReport } from './territory-import-reply.ts';

const [gravest] = lostReasons;

type Problem = ImportReport['problems'][number];

/** Its lines are drawn once they are asked for: a file may have thousands. */
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
  /** Begins to match columns that have no place here. */
  onMatch: (() => void) | undefined;
}

export function ImportProblems({ report, onMatch }: ImportProblemsProps) {
  const { t } = useTexts();
  const save = (): void => {
    const headings = [t('imports:csv.line'), t('imports:csv.text'), t('imports:csv.reason')] as const;
    const told = report.problems.map((problem) => ({
      ...problem,
      reason: t(phraseIn('imports:reason', problem.reason)),
    }));
    saveBlob(new Blob([problemsAsCsv(headings, told)], { type: 'text/csv' }), 'import-lines.csv');
  };
  const { left_out: left } = report;
  const saveLeftOut = (): void => {
    const rows = (left?.rows ?? []).map(({ cells, reason }) => ({
      cells,
      reason: t(phraseIn('imports:reason', reason)),
    }));
    const csv = leftOutAsCsv(left?.headings ?? [], t('imports:csv.reason'), rows);
    saveBlob(new Blob([csv], { type: 'text/csv' }), 'left-out.csv');
  };
  return (
    <>
      <Reasons title={t('imports:lost')} report={report} lost />
      {left && left.rows.length > 0 && (
        <div className={classes.buttons}>
          <Button variant="light" onClick={saveLeftOut}>
            {t('imports:saveLeftOut')}
          </Button>
        </div>
      )}
      <Reasons title={t('imports:told')} report={report} lost={false} />
      {report.problems.length > 0 && (
        <div className={classes.buttons}>
          <Button variant="light" onClick={save}>
            {t('imports:save')}
          </Button>
        </div>
      )}
      {report.unused.length > 0 && (
        <Section title={t('imports:unused')}>
          <Card>
            {report.unused.map(({ column, values }) => (
              <ListRow
                key={column}
                title={<bdi>{column}</bdi>}
                value={t('imports:values', { count: values })}
              />
            ))}
            {onMatch && (
              <CardBody>
                <Button variant="light" onClick={onMatch}>
                  {t('imports:match.begin')}
                </Button>
              </CardBody>
            )}
          </Card>
        </Section>
      )}
    </>
  );
}
