/** Report of an import or its dry run, in figures and by row. */
import { Button } from '@mantine/core';
import { writeCsv } from '@sheaf/rules/files/csv';
import { type FileLine, fileColumns } from '@sheaf/rules/people/people-import/columns';
import { type ReactNode, useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { saveBlob } from '#platform/save-file.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { Figures } from '#ui/figures.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { AwayDutiesOf } from '../absences/away-duties.tsx';

export type PeopleReport = Reply<'peopleImport.importPeople'>;
type Row = PeopleReport['rows'][number];

/** Ordered by need for attention. */
const outcomes = ['problem', 'new', 'filled', 'there'] as const;

/** A file may have two thousand rows. */
const shownFirst = 30;

function Counts({ report }: { report: PeopleReport }) {
  const { t } = useTexts();
  const figures = Object.entries(report.counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ label: t(phraseIn('people:files.count', what)), count }));
  return (
    <Section title={t(report.dry_run ? 'people:files.makes' : 'people:files.made')}>
      <Card padded>
        <Figures figures={figures}>
          {report.groups.length > 0 && (
            <p>{t('people:files.newGroups', { names: joinTexts(report.groups) })}</p>
          )}
        </Figures>
      </Card>
    </Section>
  );
}

interface RowsProps {
  title: string;
  rows: Row[];
  /** Split whole names by line. */
  names: ReadonlyMap<number, FileLine['cells']>;
  children?: ReactNode;
}

function Rows({ title, rows, names, children }: RowsProps) {
  const { t } = useTexts();
  const readAs = (line: number): string | null => {
    const { first_name: first, last_name: last } = names.get(line) ?? {};
    return first && last ? t('people:files.readAs', { first, last }) : null;
  };
  const [all, setAll] = useState(false);
  const lineOf = ({ line, reason, fields }: Row): string => {
    if (reason) return t('people:files.lineReason', { line, reason: t(`people:files.reason.${reason}`) });
    if (fields.length === 0) return t('people:files.line', { line });
    const filled = joinTexts(fields.map((field) => t(phraseIn('people:files.field', field))));
    return t('people:files.lineReason', { line, reason: filled });
  };
  return (
    <Section title={title} aside={<span className="numbers">{rows.length}</span>}>
      <Card>
        {(all ? rows : rows.slice(0, shownFirst)).map((row) => (
          <ListRow
            key={row.line}
            title={<bdi>{row.full_name || t('people:files.noName')}</bdi>}
            line={joinTexts([lineOf(row), readAs(row.line)])}
          />
        ))}
        {!all && rows.length > shownFirst && (
          <CardBody>
            <Button variant="light" onClick={() => setAll(true)}>
              {t('people:files.showAll', { count: rows.length })}
            </Button>
          </CardBody>
        )}
        {children}
      </Card>
    </Section>
  );
}

/** CSV of the refused rows with a reason column, which can be imported again after corrections. */
function LeftOut({ rows, lines }: { rows: readonly Row[]; lines: readonly FileLine[] }) {
  const { t } = useTexts();
  const save = (): void => {
    const cellsOf = new Map(lines.map(({ line, cells }) => [line, cells] as const));
    const left = rows.map(({ line, reason }) => ({ cells: cellsOf.get(line) ?? {}, reason }));
    const columns = fileColumns.filter((column) => left.some(({ cells }) => cells[column]));
    const table = left.map(({ cells, reason }) => [
      ...columns.map((column) => cells[column] ?? ''),
      reason ? t(`people:files.reason.${reason}`) : '',
    ]);
    const csv = writeCsv([[...columns, t('people:files.csvReason')], ...table]);
    saveBlob(new Blob([csv], { type: 'text/csv' }), 'people-left-out.csv');
  };
  return (
    <CardBody>
      <Button variant="light" onClick={save}>
        {t('people:files.saveLeftOut')}
      </Button>
    </CardBody>
  );
}

/** IMPORT-R21: the person is imported without these values. */
function BadCells({ rows }: { rows: readonly Row[] }) {
  const { t } = useTexts();
  if (rows.length === 0) return null;
  return (
    <Section title={t('people:files.cellsLeft')} aside={<span className="numbers">{rows.length}</span>}>
      <Card>
        {rows.map(({ line, full_name, left_out }) => (
          <ListRow
            key={line}
            title={<bdi>{full_name}</bdi>}
            lines={left_out.map(({ column, reason, text }) =>
              t('people:files.cellLeft', {
                line,
                text,
                column: t(`people:files.column.${column}`),
                reason: t(`people:files.reason.${reason}`),
              }),
            )}
          />
        ))}
      </Card>
    </Section>
  );
}

/** IMPORT-R25: duties of the people on the imported days away, each listed until it is settled. */
function AwayDuties({ spans }: { spans: PeopleReport['away'] }) {
  const [done, setDone] = useState<readonly string[]>([]);
  return spans.map((span) => {
    const key = `${span.user_id} ${span.start_date}`;
    if (done.includes(key)) return null;
    return <AwayDutiesOf key={key} span={span} onDone={() => setDone([...done, key])} />;
  });
}

interface ImportReportProps {
  report: PeopleReport;
  lines: readonly FileLine[];
  /** First and last names were in one column (IMPORT-R26). */
  hasSplitNames: boolean;
}

export function ImportReport({ report, lines, hasSplitNames }: ImportReportProps) {
  const { t } = useTexts();
  const names = new Map(hasSplitNames ? lines.map(({ line, cells }) => [line, cells] as const) : []);
  const what = joinTexts(
    report.lacking.map((key) => t(phraseIn('people:files.permission', key.replaceAll('.', '-')))),
  );
  return (
    <>
      {report.dry_run && what && <ErrorNotice>{t('people:files.lacking', { what })}</ErrorNotice>}
      <Counts report={report} />
      {outcomes.map((outcome) => {
        const rows = report.rows.filter((row) => row.outcome === outcome);
        return (
          rows.length > 0 && (
            <Rows key={outcome} title={t(`people:files.outcome.${outcome}`)} rows={rows} names={names}>
              {outcome === 'problem' && <LeftOut rows={rows} lines={lines} />}
            </Rows>
          )
        );
      })}
      {!report.dry_run && <AwayDuties spans={report.away} />}
      <BadCells rows={report.rows.filter(({ left_out }) => left_out.length > 0)} />
    </>
  );
}
