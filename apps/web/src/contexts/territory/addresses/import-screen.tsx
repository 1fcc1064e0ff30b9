/**
 * Imports an address list as new maps: a dry run with the maps on the ground and the unreadable lines, then
 * the import, with undo.
 */
import { Button } from '@mantine/core';
import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
import type { MatchedAddressColumn } from '@sheaf/rules/territory/addresses/address-columns';
import type { HyphenMeaning } from '@sheaf/rules/territory/addresses/house-suffix';
import { changesNothing } from '@sheaf/rules/territory/territory-import/plan';
import { useState } from 'react';
import { CallFailed } from '#platform/api.ts';
import { fieldErrors } from '#platform/field-errors.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { EncodingField } from '#ui/encoding-field.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { FileField } from '#ui/file-field.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { UnusedColumns } from '#ui/unused-columns.tsx';
import { ImportOptions } from './import-options.tsx';
import { ImportPreview } from './import-preview.tsx';
import {
  ImportedProblems,
  ImportLabels,
  ImportResult,
  type ListReport,
  type SameNumber,
} from './import-report.tsx';
import classes from './import-screen.module.css';
import { MatchAddressColumns } from './match-address-columns.tsx';

/** Whether the request was a dry run; true before any request. */
const isLooking = (sent: ListImport['run']['variables']): boolean => sent?.body?.dry_run !== 'false';

/** Progress of the upload and of the server's work. */
function Progress({ sent, dryRun }: { sent: number; dryRun: boolean }) {
  const { t } = useTexts();
  const working = t(dryRun ? 'addresses:import.checking' : 'addresses:import.running');
  const label = sent < 100 ? t('addresses:import.sending', { sent }) : working;
  return (
    <div role="status" className={classes.progress}>
      <progress aria-label={label} {...(sent < 100 ? { value: sent, max: 100 } : {})} />
      <span>{label}</span>
    </div>
  );
}

interface Choices {
  sameNumber?: SameNumber;
  hyphen?: HyphenMeaning;
  encoding?: TextEncoding;
}

/** The selected file and options, and their report. */
function useListImport() {
  const { t } = useTexts();
  const [sent, setSent] = useState(0);
  const run = useWrite('addresses.importAddresses', { progress: setSent });
  const [file, setFile] = useState<File | null>(null);
  const [size, setSize] = useState(140);
  const [sameNumber, setSameNumber] = useState<SameNumber>('units');
  const [hyphen, setHyphen] = useState<HyphenMeaning>();
  const [encoding, setEncoding] = useState<TextEncoding>();
  const [report, setReport] = useState<ListReport | null>(null);
  const [matched, setMatched] = useState<readonly MatchedAddressColumn[]>([]);
  const [matching, setMatching] = useState(false);
  // A file input retains its file; starting again needs a new one.
  const [round, setRound] = useState(0);
  const begin = (chosen: File | null): void => {
    setFile(chosen);
    setMatched([]);
    setMatching(false);
    setHyphen(undefined);
    setEncoding(undefined);
    setReport(null);
    run.reset();
  };
  const send = (dryRun: boolean, now: Choices = {}): void => {
    if (!file) return;
    setSent(0);
    const choices = { sameNumber, hyphen, encoding, ...now };
    const columns = matched.length > 0 && { columns: JSON.stringify(matched) };
    const body = {
      dry_run: String(dryRun),
      addresses_per_map: size,
      same_number: choices.sameNumber,
      ...columns,
      ...(choices.hyphen && { hyphen: choices.hyphen }),
      ...(choices.encoding && { encoding: choices.encoding }),
    };
    run.mutate(
      { body, file },
      {
        onSuccess: (made) => {
          setReport(made);
          if (!dryRun) toasts.show(t('addresses:import.done', { maps: made.maps.length }));
        },
        onError: (error) => {
          if (error instanceof CallFailed && error.problem.code === 'columns-missing') setMatching(true);
        },
      },
    );
  };
  return {
    run,
    sent: run.isPending ? sent : null,
    file,
    size,
    sameNumber,
    report,
    round,
    begin,
    send,
    encoding,
    matched,
    matching,
    startMatching: () => setMatching(true),
    match: (columns: readonly MatchedAddressColumn[]) => {
      setMatched(columns);
      setReport(null);
      run.reset();
    },
    changeSize: (next: number) => {
      setSize(next);
      if (next !== size) setReport(null);
    },
    /** Repeats the dry run at once: the option appears only after a first dry run. */
    changeSameNumber: (choice: SameNumber) => {
      setSameNumber(choice);
      send(true, { sameNumber: choice });
    },
    changeHyphen: (meaning: HyphenMeaning) => {
      setHyphen(meaning);
      send(true, { hyphen: meaning });
    },
    readAs: (chosen: TextEncoding) => {
      setEncoding(chosen);
      setMatched([]);
      setReport(null);
      run.reset();
    },
    changeEncoding: (chosen: TextEncoding) => {
      setEncoding(chosen);
      send(true, { encoding: chosen });
    },
    beginAgain: () => {
      begin(null);
      setRound(round + 1);
    },
  };
}

type ListImport = ReturnType<typeof useListImport>;

/** Below the result, away from the dry run button, so that a second press by mistake imports nothing. */
function ImportButton({ list }: { list: ListImport }) {
  const { t } = useTexts();
  const { report, run } = list;
  if (!report?.dry_run) return null;
  return (
    <Button
      disabled={report.lacking.length > 0 || changesNothing(report.counts)}
      loading={run.isPending}
      onClick={() => list.send(false)}
    >
      {report.maps.length > 0 || report.placed.length === 0
        ? t('addresses:import.run', { maps: report.maps.length })
        : t('addresses:import.runPlaced')}
    </Button>
  );
}

function Lacking({ report }: { report: ListReport }) {
  const { t } = useTexts();
  if (report.lacking.length === 0) return null;
  const what = joinTexts(
    report.lacking.map((key) => t(phraseIn('imports:permission', key.replaceAll('.', '-')))),
  );
  return <ErrorNotice>{t('imports:lacking', { what })}</ErrorNotice>;
}

function Form({ list }: { list: ListImport }) {
  const { t } = useTexts();
  const { run, report, sent } = list;
  const [asked, setAsked] = useState(false);
  const errorOf = fieldErrors(run.error);
  const looking = isLooking(run.variables);
  return (
    <Card padded>
      <div className={classes.form}>
        <FileField
          key={list.round}
          label={t('addresses:import.file')}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          disabled={run.isPending}
          onChoose={([chosen]) => list.begin(chosen ?? null)}
        />
        {report?.dry_run && !list.matching && (
          <EncodingField
            encoding={list.encoding ?? report.encoding}
            disabled={run.isPending}
            onChoose={list.changeEncoding}
          />
        )}
        <ImportOptions
          size={list.size}
          sameNumber={list.sameNumber}
          report={report}
          disabled={run.isPending}
          error={errorOf('addresses_per_map')}
          onSize={list.changeSize}
          onSameNumber={list.changeSameNumber}
          onHyphen={list.changeHyphen}
        />
        {run.error && looking && (
          <ErrorNotice>{errorOf('file') ?? (run.error.message || t('shell:failed'))}</ErrorNotice>
        )}
        {report && <Lacking report={report} />}
        {sent !== null && looking && <Progress sent={sent} dryRun />}
        {asked && !list.file && <ErrorNotice>{t('imports:chooseFirst')}</ErrorNotice>}
        <Button
          variant={report ? 'light' : 'filled'}
          disabled={run.isPending}
          loading={run.isPending && looking}
          onClick={() => {
            setAsked(true);
            list.send(true);
          }}
        >
          {t('addresses:import.check')}
        </Button>
      </div>
    </Card>
  );
}

export function ImportScreen() {
  const { t } = useTexts();
  const list = useListImport();
  const { report, run, sent } = list;
  const isImporting = sent !== null && !isLooking(run.variables);
  return (
    <Page title={t('addresses:import.title')} back>
      <Hint>{t('addresses:import.text')}</Hint>
      {(!report || report.dry_run) && <Form list={list} />}
      {list.matching && list.file && report?.dry_run !== false && (
        <MatchAddressColumns
          file={list.file}
          encoding={list.encoding}
          matched={list.matched}
          onMatch={list.match}
          onEncoding={list.readAs}
        />
      )}
      {report && !report.dry_run && <ImportResult report={report} onUndone={list.beginAgain} />}
      {report?.dry_run && <ImportLabels report={report} />}
      {report?.dry_run && report.maps.length > 0 && <ImportPreview report={report} />}
      {isImporting && <Progress sent={sent} dryRun={false} />}
      {report?.dry_run && !isLooking(run.variables) && <FailureNotice error={run.error} />}
      <ImportButton list={list} />
      {report && <ImportedProblems report={report} />}
      {report && <UnusedColumns columns={report.unused} />}
      {report?.dry_run && !list.matching && (
        <Button variant="light" onClick={list.startMatching}>
          {t('imports:match.begin')}
        </Button>
      )}
    </Page>
  );
}
