/** Export of people as a table, and import from other programs' files with check and rollback (X-MIGRATE). */
import { Button } from '@mantine/core';
import { whyEmpty } from '@sheaf/rules/files/empty-import';
import { matchedFields } from '@sheaf/rules/people/people-import/columns';
import { bringsNothing } from '@sheaf/rules/people/people-import/plan';
import { useState } from 'react';
import { fieldErrors, formError } from '#platform/field-errors.ts';
import { saveFile } from '#platform/save-file.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { Card, Section } from '#ui/card.tsx';
import { EncodingField } from '#ui/encoding-field.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Link } from '#ui/link.tsx';
import { MatchColumns } from '#ui/match-columns.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { ReturnLink, useCameFrom } from '#ui/return-link.tsx';
import { SaveButton } from '#ui/save-button.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { UnusedColumns } from '#ui/unused-columns.tsx';
import { AskedGenders } from './asked-genders.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportReport, type PeopleReport } from './import-report.tsx';
import classes from './people-import.module.css';
import { type OnePeopleImport, usePeopleImport } from './use-people-import.ts';
import { WordAnswers } from './word-answers.tsx';

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

function Buttons({ one }: { one: OnePeopleImport }) {
  const { t } = useTexts();
  const movingIn = useCameFrom('moving-in');
  const { report, run } = one;
  const [asked, setAsked] = useState(false);
  if (report && !report.dry_run)
    return (
      <ButtonRow>
        <ReturnLink from="moving-in" to="/settings/moving-in/" label={t('shell:movingIn.open')} />
        <Button component={Link} variant={movingIn ? 'light' : 'filled'} to="/settings/users/">
          {t('people:files.toList')}
        </Button>
        <Button variant="light" onClick={one.beginAgain}>
          {t('people:files.another')}
        </Button>
      </ButtonRow>
    );
  const isDry = report === null;
  // The reasons are shown above.
  const isOff = report ? report.lacking.length > 0 || bringsNothing(report.counts) : one.problem !== null;
  return (
    <>
      {asked && !one.people && !one.problem && <ErrorNotice>{t('people:files.chooseFirst')}</ErrorNotice>}
      <Button
        disabled={isOff}
        loading={run.isPending}
        onClick={() => {
          setAsked(!one.people);
          one.send(isDry);
        }}
      >
        {t(isDry ? 'people:files.check' : 'people:files.run')}
      </Button>
    </>
  );
}

/** IMPORT-R11: unrecognised columns are matched by hand or left out. */
function Columns({ one }: { one: OnePeopleImport }) {
  const { t } = useTexts();
  if (one.report?.dry_run === false) return null;
  if (one.columns.length === 0)
    return (
      one.hasMoreColumns && (
        <Button variant="light" onClick={one.showAllColumns}>
          {t('imports:match.begin')}
        </Button>
      )
    );
  return (
    <MatchColumns
      title={t('people:files.columns.title')}
      text={t('people:files.columns.text')}
      columns={one.columns}
      fields={matchedFields.map((value) => ({ value, label: t(`people:files.column.${value}`) }))}
      leaveOut={t('people:files.columns.leaveOut')}
      sampleText={(values) => t('people:files.columns.samples', { values })}
      onChange={(column, field) => one.match(column, matchedFields.find((name) => name === field) ?? null)}
    />
  );
}

const linesOf = ({ there, problems }: PeopleReport['counts']) => ({ here: there, refused: problems });

/** Status of the file so far. */
function Heard({ one }: { one: OnePeopleImport }) {
  const { t } = useTexts();
  const { people, problem, report, run } = one;
  const format = people && t(`people:files.format.${people.format}`);
  return (
    <>
      {problem && <ErrorNotice>{t(`people:files.fileProblem.${problem}`)}</ErrorNotice>}
      {run.isError && (
        <ErrorNotice>{fieldErrors(run.error)('rows') ?? formError(run.error, t('shell:failed'))}</ErrorNotice>
      )}
      {report?.dry_run !== false && (
        <EncodingField
          encoding={one.encoding}
          disabled={run.isPending}
          onChoose={(encoding) => void one.chooseEncoding(encoding)}
        />
      )}
      {people && (
        <p role="status">
          {t('people:files.read', { format: format ?? '', count: people.lines.length })}{' '}
          {report && !report.dry_run && <strong>{t('people:files.done')}</strong>}
          {report?.dry_run &&
            bringsNothing(report.counts) &&
            t(`imports:${whyEmpty(linesOf(report.counts))}`)}
        </p>
      )}
    </>
  );
}

function Import() {
  const { t } = useTexts();
  const permits = usePermits();
  const one = usePeopleImport();
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
                  accept=".csv,.tsv,.txt,.json,.xlsx,text/csv,application/json"
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
      <Columns one={one} />
      {one.report && <WordAnswers one={one} report={one.report} />}
      {one.report && <AskedGenders one={one} report={one.report} />}
      {one.report && (
        <ImportReport
          report={one.report}
          lines={one.people?.lines ?? []}
          hasSplitNames={Boolean(one.people?.fullName)}
        />
      )}
      <UnusedColumns columns={one.people?.unused ?? []} />
      <ImportHistory onRolledBack={one.beginAgain} />
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
