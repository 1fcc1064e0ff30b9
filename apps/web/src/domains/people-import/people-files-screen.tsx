/** People out to a table, and in from the files of other programs: looked at, imported, and taken back (X-MIGRATE). */
import { Button } from '@mantine/core';
import { bringsNothing } from '@sheaf/rules/people-import/plan';
import type { FileProblem, ReadPeople } from '@sheaf/rules/people-import/read-people-text';
import { useState } from 'react';
import { Link } from 'react-router';
import { fieldErrors, formError } from '../../platform/field-errors.ts';
import { saveFile } from '../../platform/save-file.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Card, Section } from '../../ui/card.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportReport, type PeopleReport } from './import-report.tsx';
import classes from './people-import.module.css';
import { readPeopleFile } from './read-people-file.ts';

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
            onSave={() => saveFile({ location: '/users/export', name: 'people.csv' })}
          />
        </div>
      </Card>
    </Section>
  );
}

interface Chosen {
  name: string;
  people: ReadPeople;
}

/** What was chosen and heard so far; the report of a dry run stays while the import runs. */
function useOneImport() {
  const run = useWrite('peopleImport.importPeople');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [report, setReport] = useState<PeopleReport | null>(null);
  const [fill, setFill] = useState(false);
  // A file field keeps what was chosen: beginning again needs another one.
  const [round, setRound] = useState(0);
  const clear = (): void => {
    setChosen(null);
    setProblem(null);
    setReport(null);
    run.reset();
  };
  const choose = async (file: File | undefined): Promise<void> => {
    clear();
    if (!file) return;
    const read = await readPeopleFile(file);
    if (read.allowed) setChosen({ name: file.name, people: read.value });
    else setProblem(read.reason);
  };
  const send = (dryRun: boolean): void => {
    if (!chosen) return;
    const { format, lines } = chosen.people;
    const file_name = chosen.name.toWellFormed().slice(0, 190).toWellFormed() || '?';
    run.mutate({ body: { dry_run: dryRun, fill, format, file_name, rows: lines } }, { onSuccess: setReport });
  };
  return {
    run,
    chosen,
    problem,
    report,
    fill,
    round,
    send,
    choose,
    switchFill: (on: boolean): void => {
      setFill(on);
      setReport(null);
    },
    beginAgain: (): void => {
      clear();
      setRound(round + 1);
    },
  };
}

type OneImport = ReturnType<typeof useOneImport>;

function Buttons({ one }: { one: OneImport }) {
  const { t } = useTexts();
  const { report, run } = one;
  if (report && !report.dry_run)
    return (
      <ButtonRow>
        <Button component={Link} to="/settings/users/">
          {t('people:files.toList')}
        </Button>
        <Button variant="light" onClick={one.beginAgain}>
          {t('people:files.another')}
        </Button>
      </ButtonRow>
    );
  const isDry = report === null;
  const isOff = report ? report.lacking.length > 0 || bringsNothing(report.counts) : !one.chosen;
  return (
    <Button disabled={isOff} loading={run.isPending} onClick={() => one.send(isDry)}>
      {t(isDry ? 'people:files.check' : 'people:files.run')}
    </Button>
  );
}

/** What was heard of the file so far. */
function Heard({ one }: { one: OneImport }) {
  const { t } = useTexts();
  const { chosen, problem, report, run } = one;
  const format = chosen && t(`people:files.format.${chosen.people.format}`);
  return (
    <>
      {problem && <ErrorNotice>{t(`people:files.fileProblem.${problem}`)}</ErrorNotice>}
      {run.isError && (
        <ErrorNotice>{fieldErrors(run.error)('rows') ?? formError(run.error, t('shell:failed'))}</ErrorNotice>
      )}
      {chosen && (
        <p role="status">
          {t('people:files.read', { format: format ?? '', count: chosen.people.lines.length })}{' '}
          {report && !report.dry_run && <strong>{t('people:files.done')}</strong>}
          {report?.dry_run && bringsNothing(report.counts) && t('people:files.nothing')}
        </p>
      )}
    </>
  );
}

function Import() {
  const { t } = useTexts();
  const permits = usePermits();
  const one = useOneImport();
  const isFinished = one.report?.dry_run === false;
  return (
    <>
      <Section title={t('people:files.importTitle')}>
        <Card padded>
          <div className={classes.form}>
            {!isFinished && (
              <>
                <p>{t('people:files.importText')}</p>
                <FileField
                  key={one.round}
                  label={t('people:files.file')}
                  hint={t('people:files.fileHint')}
                  accept=".csv,.tsv,.txt,.json,text/csv,application/json"
                  onChoose={([file]) => void one.choose(file)}
                />
                {permits.has('settings.users.edit') && (
                  <SwitchRow
                    label={t('people:files.fill')}
                    description={t('people:files.fillHint')}
                    checked={one.fill}
                    onChange={(event) => one.switchFill(event.currentTarget.checked)}
                  />
                )}
              </>
            )}
            <Heard one={one} />
            <Buttons one={one} />
          </div>
        </Card>
      </Section>
      {one.report && <ImportReport report={one.report} />}
      <ImportHistory onTakenBack={one.beginAgain} />
    </>
  );
}

export function PeopleFilesScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  return (
    <Page title={t('people:files.title')} back>
      {permits.has('settings.users.add') && <Import />}
      <Export />
    </Page>
  );
}
