/** Imports files of other programs: dry run, import, and undo (X-MIGRATE). */

import { Button } from '@mantine/core';
import { changesNothing } from '@sheaf/rules/territory/territory-import/plan';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import { useState } from 'react';
import { CallFailed } from '#platform/api.ts';
import { fieldErrors } from '#platform/field-errors.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { EncodingField } from '#ui/encoding-field.tsx';
import { FileField } from '#ui/file-field.tsx';
import { HyphenChoice } from '#ui/hyphen-choice.tsx';
import { Link } from '#ui/link.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { ReturnLink, useCameFrom } from '#ui/return-link.tsx';
import { Said } from '#ui/said.tsx';
import { AlikeChoice } from './alike-choice.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportNames } from './import-names.tsx';
import { ImportProblems } from './import-problems.tsx';
import { ImportReportCard } from './import-report.tsx';
import { ImportRollback, type RollbackProps } from './import-rollback.tsx';
import { MatchTable } from './match-table.tsx';
import classes from './territory-import.module.css';
import type { ImportReport } from './territory-import-reply.ts';
import { useTerritoryImport } from './use-territory-import.ts';

type Run = ReturnType<typeof useTerritoryImport>['run'];
type RollbackState = RollbackProps['taking'];

function Failure({ error }: { error: Error }) {
  const { t } = useTexts();
  const isPlain = error instanceof CallFailed && error.problem.code === 'plain-address-file';
  return (
    <ErrorNotice
      action={
        isPlain && (
          <Button component={Link} variant="light" to="/settings/maps/import/">
            {t('imports:plain')}
          </Button>
        )
      }
    >
      {fieldErrors(error)('file') ?? (error.message || t('shell:failed'))}
    </ErrorNotice>
  );
}

/** Reasons why a file cannot be imported after its dry run. */
function Lacking({ report }: { report: ImportReport }) {
  const { t } = useTexts();
  if (report.lacking.length === 0) return null;
  const what = joinTexts(
    report.lacking.map((key) => t(phraseIn('imports:permission', key.replaceAll('.', '-')))),
  );
  return <ErrorNotice>{t('imports:lacking', { what })}</ErrorNotice>;
}

interface ButtonsProps {
  run: Run;
  report: ImportReport | null;
  hasFile: boolean;
  onSend: (dryRun: boolean) => void;
  onAnother: () => void;
  onRollback: (taking: RollbackState) => void;
}

function Buttons({ run, report, hasFile, onSend, onAnother, onRollback }: ButtonsProps) {
  const { t } = useTexts();
  const movingIn = useCameFrom('moving-in');
  const [asked, setAsked] = useState(false);
  if (!report)
    return (
      <>
        {asked && !hasFile && <ErrorNotice>{t('imports:chooseFirst')}</ErrorNotice>}
        <Button
          loading={run.isPending}
          onClick={() => {
            setAsked(true);
            if (hasFile) onSend(true);
          }}
        >
          {t('imports:check')}
        </Button>
      </>
    );
  if (report.dry_run)
    return (
      <Button
        disabled={report.lacking.length > 0 || changesNothing(report.counts)}
        loading={run.isPending}
        onClick={() => onSend(false)}
      >
        {t('imports:run')}
      </Button>
    );
  return (
    <div className={classes.buttons}>
      <ReturnLink from="moving-in" to="/settings/moving-in/" label={t('shell:movingIn.open')} />
      <Button component={Link} variant={movingIn ? 'light' : 'filled'} to="/settings/maps/">
        {t('imports:toMaps')}
      </Button>
      <Button variant="light" onClick={onAnother}>
        {t('imports:another')}
      </Button>
      <Button variant="light" onClick={() => onRollback({ id: report.id!, counts: report.counts })}>
        {t('imports:takeBack.action')}
      </Button>
    </div>
  );
}

function ChooseFiles({ files, onChoose }: { files: readonly File[]; onChoose: (files: File[]) => void }) {
  const { t } = useTexts();
  return (
    <>
      <FileField
        label={t('imports:file')}
        hint={t('imports:fileHint')}
        accept=".csv,.tsv,.txt,.xlsx,.json,.geojson,.kml,.kmz"
        multiple
        onChoose={onChoose}
      />
      {files.length > 0 && (
        <p className={classes.files}>
          <bdi>{joinTexts(files.map(({ name }) => name))}</bdi>
        </p>
      )}
    </>
  );
}

function Heard({ report }: { report: ImportReport }) {
  const { t } = useTexts();
  const read = t('imports:readable', { format: t(`imports:format.${report.format}`), count: report.rows });
  return (
    <Said>
      {read} {!report.dry_run && <strong>{t('imports:done')}</strong>}
    </Said>
  );
}

/** Sheaf exports and drawn shapes have fixed columns. */
const isMatchable = ({ format }: ImportReport): boolean =>
  !format.startsWith('sheaf-') && format !== 'map-shapes';

export function ImportsScreen() {
  const { t } = useTexts();
  const one = useTerritoryImport();
  const { run, files, names, report, rolledBack, choose, chooseName, beginAgain, send } = one;
  const [taking, setTaking] = useState<RollbackState | null>(null);
  return (
    <Page title={t('imports:title')} back>
      <Hint>{t('imports:text')}</Hint>
      <Card padded>
        <div className={classes.form}>
          {(!report || report.dry_run) && <ChooseFiles files={files} onChoose={choose} />}
          {report && <Heard report={report} />}
          {report?.dry_run && <Lacking report={report} />}
          {report?.dry_run && (
            <>
              {!one.matching && (
                <EncodingField
                  encoding={one.answers.encoding ?? report.encoding}
                  disabled={run.isPending}
                  onChoose={(encoding) => one.answer({ encoding })}
                />
              )}
              <HyphenChoice
                {...report.hyphened}
                disabled={run.isPending}
                onChange={(hyphen) => one.answer({ hyphen })}
              />
              <AlikeChoice
                alike={report.alike}
                choice={one.answers.spellings}
                disabled={run.isPending}
                onChange={(spellings) => one.answer({ spellings })}
              />
            </>
          )}
          {run.isError && <Failure error={run.error} />}
          {rolledBack && <Said>{t('imports:takeBack.done')}</Said>}
          <Buttons
            run={run}
            report={report}
            hasFile={files.length > 0}
            onSend={send}
            onAnother={() => beginAgain(false)}
            onRollback={setTaking}
          />
        </div>
      </Card>
      {one.matching && files[0] && report?.dry_run !== false && (
        <MatchTable
          file={files[0]}
          encoding={one.answers.encoding}
          matched={one.matched}
          onMatch={one.match}
          onEncoding={one.readAs}
        />
      )}
      {report?.dry_run && <ImportNames names={report.names} choices={names} onChoose={chooseName} />}
      {report && <ImportReportCard report={report} />}
      {report && (
        <ImportProblems
          report={report}
          onMatch={report.dry_run && !one.matching && isMatchable(report) ? one.startMatching : undefined}
        />
      )}
      {!report && (
        <Card label={t('imports:plain')}>
          <ListRow
            to="/settings/maps/import/"
            icon={<IconListNumbers aria-hidden="true" />}
            title={t('imports:plain')}
            line={t('imports:plainText')}
          />
        </Card>
      )}
      <ImportHistory onRollback={setTaking} />
      {taking && (
        <ImportRollback
          taking={taking}
          onDone={() => {
            setTaking(null);
            beginAgain(true);
          }}
          onClose={() => setTaking(null)}
        />
      )}
    </Page>
  );
}
