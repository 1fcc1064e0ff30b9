/** People out to a table, and in from one: first what it brings and what not, then for real (X-MIGRATE). */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Reply } from '../../platform/api.ts';
import { fieldErrors, formError } from '../../platform/field-errors.ts';
import { saveFile } from '../../platform/save-file.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import classes from './people.module.css';
import { useImportPeople } from './people.queries.ts';

type Report = Reply<'people.importPeople'>;

function Export() {
  const { t } = useTexts();
  return (
    <Section title={t('people:files.exportTitle')}>
      <Card padded>
        <div className={classes.form}>
          <p>{t('people:files.exportText')}</p>
          <SaveButton
            label={t('people:files.export')}
            busyLabel={t('printing:preparing')}
            failedLabel={t('shell:failed')}
            onSave={() => saveFile({ location: '/users/export', name: 'people.csv' })}
          />
        </div>
      </Card>
    </Section>
  );
}

function ReportCards({ report }: { report: Report }) {
  const { t } = useTexts();
  const count = report.people.length;
  return (
    <>
      <Card padded>
        <p role="status">
          {report.dry_run
            ? t('people:files.found', { count, rows: report.rows })
            : t('people:files.done', { count })}
        </p>
        {!report.dry_run && <Link to="/settings/users/">{t('people:files.toList')}</Link>}
      </Card>
      {report.problems.length > 0 && (
        <Section title={t('people:files.problems')}>
          <Card>
            {report.problems.map(({ line, full_name, reason }) => (
              <ListRow
                key={line}
                title={<bdi>{full_name || t('people:files.noName')}</bdi>}
                line={t('people:files.line', { line, reason: t(`people:files.reason.${reason}`) })}
              />
            ))}
          </Card>
        </Section>
      )}
      {report.dry_run && count > 0 && (
        <Section title={t('people:files.newOnes')}>
          <Card>
            {report.people.map(({ full_name, appointment }) => (
              <ListRow
                key={full_name}
                title={<bdi>{full_name}</bdi>}
                line={t(`people:appointment.${appointment}`)}
              />
            ))}
          </Card>
        </Section>
      )}
    </>
  );
}

function Import() {
  const { t } = useTexts();
  const [file, setFile] = useState<File | null>(null);
  const run = useImportPeople();
  const report = run.data;
  const errorOf = fieldErrors(run.error);
  const ready = report?.dry_run && report.people.length > 0;
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    run.reset();
  };
  return (
    <Section title={t('people:files.importTitle')}>
      <Card padded>
        <div className={classes.form}>
          <p>{t('people:files.importText')}</p>
          <FileField
            label={t('people:files.file')}
            accept=".csv,text/csv"
            onChoose={([chosen]) => choose(chosen ?? null)}
          />
          {run.isError && (
            <ErrorNotice>{errorOf('file') ?? formError(run.error, t('shell:failed'))}</ErrorNotice>
          )}
          <Button
            disabled={!file || (report !== undefined && !ready)}
            loading={run.isPending}
            onClick={() => file && run.mutate({ file, dryRun: !ready })}
          >
            {ready ? t('people:files.run', { count: report.people.length }) : t('people:files.check')}
          </Button>
        </div>
      </Card>
      {report && <ReportCards report={report} />}
    </Section>
  );
}

export function PeopleFilesScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  return (
    <div className={classes.page}>
      <title>{`${t('people:files.title')} · ${t('shell:name')}`}</title>
      <TitleBar title={t('people:files.title')} back />
      {permits.has('settings.users.add') && <Import />}
      <Export />
    </div>
  );
}
