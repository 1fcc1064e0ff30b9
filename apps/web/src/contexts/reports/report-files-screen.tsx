/** Export of reports as a table, and import from another program's file with a preview (REPORTS-R24, R25). */

import { Button } from '@mantine/core';
import { whyEmpty } from '@sheaf/rules/files/empty-import';
import { reportColumns } from '@sheaf/rules/reports/import-columns';
import { useState } from 'react';
import { fieldErrors } from '#platform/field-errors.ts';
import { saveFile } from '#platform/save-file.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { EncodingField } from '#ui/encoding-field.tsx';
import { Figures } from '#ui/figures.tsx';
import { FileField } from '#ui/file-field.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { MatchColumns } from '#ui/match-columns.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { Said } from '#ui/said.tsx';
import { SaveButton } from '#ui/save-button.tsx';
import { UnusedColumns } from '#ui/unused-columns.tsx';
import classes from './report-files.module.css';
import { ReportImports } from './report-imports.tsx';
import { ReportWordAnswers } from './report-word-answers.tsx';
import { type ReportImport, useReportImport } from './use-report-import.ts';

type Import = ReturnType<typeof useReportImport>;

function Export() {
  const { t } = useTexts();
  return (
    <Section title={t('reports:files.exportTitle')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('reports:files.exportText')}</p>
          <SaveButton
            label={t('reports:files.export')}
            busyLabel={t('reports:files.export')}
            onSave={() => saveFile({ location: '/report-files/export', name: 'reports.csv' })}
          />
        </div>
      </Card>
    </Section>
  );
}

function Heard({ heard }: { heard: ReportImport }) {
  const { t } = useTexts();
  if (heard.missing.length > 0 && heard.columns.length === 0)
    return <ErrorNotice>{t('reports:files.noLines')}</ErrorNotice>;
  if (heard.missing.length > 0) return <ErrorNotice>{t('reports:files.missing')}</ErrorNotice>;
  if (!heard.dry_run) return <Said>{t('reports:files.done')}</Said>;
  return heard.counts.new === 0 ? (
    <p role="status">
      {t(`imports:${whyEmpty({ here: heard.counts.there, refused: heard.counts.problems })}`)}
    </p>
  ) : null;
}

function Buttons({ one }: { one: Import }) {
  const { t } = useTexts();
  const { run, file, heard, isStale, send, choose } = one;
  const [asked, setAsked] = useState(false);
  if (heard && !heard.dry_run)
    return (
      <Button variant="light" onClick={() => choose(null)}>
        {t('reports:files.another')}
      </Button>
    );
  const isReady = heard !== null && !isStale && heard.missing.length === 0 && heard.counts.new > 0;
  return (
    <>
      {asked && !file && <ErrorNotice>{t('reports:files.chooseFirst')}</ErrorNotice>}
      <Button
        loading={run.isPending}
        onClick={() => {
          setAsked(!file);
          send(!isReady);
        }}
      >
        {t(isReady ? 'reports:files.run' : 'reports:files.check')}
      </Button>
    </>
  );
}

function Figured({ heard }: { heard: ReportImport }) {
  const { t } = useTexts();
  const { counts, problems, cells, dry_run: dryRun, format } = heard;
  const figures = (['new', 'there', 'problems'] as const)
    .filter((what) => counts[what] > 0)
    .map((what) => ({ label: t(`reports:files.count.${what}`), count: counts[what] }));
  return (
    <>
      <Section
        title={t(dryRun ? 'reports:files.makes' : 'reports:files.made')}
        aside={t(`reports:files.format.${format}`)}
      >
        <Card padded>
          <Figures figures={figures} />
        </Card>
      </Section>
      {cells.length > 0 && (
        <Section title={t('reports:files.cellsLeft')} aside={<span className="numbers">{cells.length}</span>}>
          <Card>
            {cells.map(({ line, name, column, text }) => (
              <ListRow
                key={`${line} ${column}`}
                title={<bdi>{name}</bdi>}
                line={t('reports:files.cellLeft', {
                  line,
                  text,
                  column: t(`reports:files.columns.field.${column}`),
                  reason: t('reports:files.reason.figure-wrong'),
                })}
              />
            ))}
          </Card>
        </Section>
      )}
      {problems.length > 0 && (
        <Section
          title={t('reports:files.notTaken')}
          aside={<span className="numbers">{counts.problems}</span>}
        >
          <Card>
            {problems.map(({ line, name, reason }) => (
              <ListRow
                key={line}
                title={<bdi>{name || t('reports:files.noName')}</bdi>}
                line={t('reports:files.line', { line, reason: t(`reports:files.reason.${reason}`) })}
              />
            ))}
          </Card>
        </Section>
      )}
    </>
  );
}

function Columns({ one }: { one: Import }) {
  const { t } = useTexts();
  const { heard, matched, match } = one;
  if (!heard?.dry_run || heard.columns.length === 0) return null;
  const byHand = new Map(matched.map(({ column, field }) => [column, field]));
  return (
    <MatchColumns
      title={t('reports:files.columns.title')}
      text={t('reports:files.columns.text')}
      columns={heard.columns.map((column) => ({
        ...column,
        field: byHand.has(column.column) ? byHand.get(column.column)! : column.field,
      }))}
      fields={reportColumns.map((value) => ({ value, label: t(`reports:files.columns.field.${value}`) }))}
      leaveOut={t('reports:files.columns.leaveOut')}
      sampleText={(values) => t('reports:files.columns.samples', { values })}
      onChange={(column, chosen) => match(column, reportColumns.find((field) => field === chosen) ?? null)}
    />
  );
}

function Import() {
  const { t } = useTexts();
  const one = useReportImport();
  const { run, heard, isStale, choose } = one;
  return (
    <>
      <Section title={t('reports:files.importTitle')}>
        <Card>
          <CardBody>
            <div className={classes.entry}>
              <Hint>{t('reports:files.importText')}</Hint>
              {heard?.dry_run !== false && (
                <FileField
                  label={t('reports:files.file')}
                  hint={t('reports:files.fileHint')}
                  accept=".csv,.tsv,.txt,.xlsx,.json"
                  onChoose={([chosen]) => choose(chosen ?? null)}
                />
              )}
              {run.isError && (
                <ErrorNotice>
                  {fieldErrors(run.error)('file') ?? (run.error.message || t('shell:failed'))}
                </ErrorNotice>
              )}
              {heard?.dry_run && (
                <EncodingField
                  encoding={one.encoding ?? heard.encoding}
                  disabled={run.isPending}
                  onChoose={one.chooseEncoding}
                />
              )}
              {heard && !isStale && <Heard heard={heard} />}
              <Buttons one={one} />
            </div>
          </CardBody>
        </Card>
      </Section>
      {heard && !isStale && heard.missing.length === 0 && <Figured heard={heard} />}
      {heard && !isStale && <ReportWordAnswers one={one} heard={heard} />}
      {heard && !isStale && <UnusedColumns columns={heard.unused} />}
      <Columns one={one} />
      <ReportImports />
    </>
  );
}

export function ReportFilesScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  return (
    <Page title={t('reports:files.title')} back>
      {permits.has('settings.users') && <Export />}
      {permits.has('settings.users.edit') && <Import />}
    </Page>
  );
}
