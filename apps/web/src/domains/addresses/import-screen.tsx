/** An address file into new maps: first what it would make and what cannot be read, then for real. */
import { Button, NumberInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/NumberInput.css';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Reply } from '../../platform/api.ts';
import { fieldErrors, formError } from '../../platform/field-errors.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { useImportAddresses } from './addresses.queries.ts';
import classes from './import-screen.module.css';

type Report = Reply<'addresses.importAddresses'>;

function Problems({ report }: { report: Report }) {
  const { t } = useTexts();
  const total = Object.values(report.problem_counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <Section title={t('addresses:import.problems')} aside={<span className="numbers">{total}</span>}>
      <Card>
        {Object.entries(report.problem_counts).map(([reason, count]) => (
          <ListRow key={reason} title={t(`addresses:import.reason.${reason}`)} value={count} />
        ))}
      </Card>
      <details className={classes.details}>
        <summary className={classes.summary}>
          {t('addresses:import.shown', { shown: report.problems.length, total })}
        </summary>
        <Card>
          {report.problems.map((problem) => (
            <ListRow
              key={problem.line}
              title={<bdi>{problem.text}</bdi>}
              line={`${t('addresses:import.line', { line: problem.line })} · ${t(`addresses:import.reason.${problem.reason}`)}`}
            />
          ))}
        </Card>
      </details>
    </Section>
  );
}

function ReportCard({ report }: { report: Report }) {
  const { t } = useTexts();
  const opened = (report.maps[0] ?? report.placed[0])?.number;
  return (
    <>
      <Card padded>
        <p role="status">
          {t('addresses:import.readable', {
            readable: report.readable,
            rows: report.rows,
            streets: report.streets,
          })}{' '}
          <strong>
            {t(report.dry_run ? 'addresses:import.makes' : 'addresses:import.done', {
              maps: report.maps.length,
            })}
          </strong>
        </p>
        {report.placed.length > 0 && (
          <p>
            {t(report.dry_run ? 'addresses:import.places' : 'addresses:import.placed', {
              addresses: report.placed.reduce((sum, { addresses }) => sum + addresses, 0),
              maps: report.placed.length,
            })}
          </p>
        )}
        {!report.dry_run && opened && (
          <p className={classes.open}>
            <Button component={Link} to={`/map/${encodeURIComponent(opened)}`}>
              {t('addresses:import.open', { number: opened })}
            </Button>
          </p>
        )}
      </Card>
      <Problems report={report} />
    </>
  );
}

export function ImportScreen() {
  const { t } = useTexts();
  const [file, setFile] = useState<File | null>(null);
  const [size, setSize] = useState(140);
  const run = useImportAddresses();
  const report = run.data;
  const errorOf = fieldErrors(run.error);
  const busy = run.isPending;
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    run.reset();
  };
  return (
    <div className={classes.page}>
      <TitleBar title={t('addresses:import.title')} back />
      <p className={classes.text}>{t('addresses:import.text')}</p>
      <Card padded>
        <div className={classes.form}>
          <FileField
            label={t('addresses:import.file')}
            accept=".csv,text/csv"
            onChoose={([chosen]) => choose(chosen ?? null)}
          />
          <NumberInput
            label={t('addresses:import.size')}
            value={size}
            min={20}
            max={2000}
            step={20}
            hideControls
            onChange={(value) => {
              setSize(Number(value));
              run.reset();
            }}
            error={errorOf('addresses_per_map')}
          />
          {run.isError && (
            <ErrorNotice>{errorOf('file') ?? formError(run.error, t('shell:failed'))}</ErrorNotice>
          )}
          {!report?.dry_run && (
            <Button
              disabled={!file || (report && !report.dry_run)}
              loading={busy}
              onClick={() => file && run.mutate({ file, dryRun: true, size })}
            >
              {t('addresses:import.check')}
            </Button>
          )}
          {report?.dry_run && (
            <Button loading={busy} onClick={() => file && run.mutate({ file, dryRun: false, size })}>
              {t('addresses:import.run', { maps: report.maps.length })}
            </Button>
          )}
        </div>
      </Card>
      {report && <ReportCard report={report} />}
    </div>
  );
}
