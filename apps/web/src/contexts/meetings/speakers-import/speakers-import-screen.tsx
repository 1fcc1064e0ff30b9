/** Imports a table of speakers or talks, with column matching, check and rollback (SPKR-I1 to I4). */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { whyEmpty } from '@sheaf/rules/files/empty-import';
import {
  columnsOfTable,
  type SpeakerField,
  speakerTables,
} from '@sheaf/rules/meetings/speakers-import/columns';
import { bringsNothing } from '@sheaf/rules/meetings/speakers-import/plan';
import { speakerAppointments } from '@sheaf/rules/meetings/speakers-import/read-rows';
import { shortDate } from '#platform/dates.ts';
import { fieldErrors } from '#platform/field-errors.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { EncodingField } from '#ui/encoding-field.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { FileField } from '#ui/file-field.tsx';
import { ImportRow } from '#ui/import-row.tsx';
import { MatchColumns } from '#ui/match-columns.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { UnusedColumns } from '#ui/unused-columns.tsx';
import { type OneImport, type Report, useSpeakersImport } from './use-speakers-import.ts';

const kinds = ['congregations', 'speakers', 'given', 'known', 'problems'] as const;

function useCounts() {
  const { t } = useTexts();
  return (counts: Report['counts']): string =>
    joinTexts(kinds.map((kind) => counts[kind] > 0 && t(`speakers:files.${kind}`, { count: counts[kind] })));
}

function Told({ report }: { report: Report }) {
  const { t } = useTexts();
  const countsText = useCounts();
  return (
    <>
      <p role="status">
        {!report.dry_run && <strong>{t('speakers:files.done')} </strong>}
        {report.dry_run &&
          bringsNothing(report.counts) &&
          `${t(`imports:${whyEmpty({ here: report.counts.known, refused: report.counts.problems })}`)} `}
        {countsText(report.counts)}
      </p>
      {report.cells.map(({ line, reason, text }) => (
        <Hint small key={`${line} ${reason} ${text}`}>
          {t('speakers:files.cell', { line, why: t(phraseIn('speakers:files.reason', reason)), text })}
        </Hint>
      ))}
      {report.problems.map(({ line, reason, text }) => (
        <Hint small key={line}>
          {t('speakers:files.line', { line, why: t(phraseIn('speakers:files.reason', reason)) })}
          <br />
          <bdi>{text}</bdi>
        </Hint>
      ))}
    </>
  );
}

/** SPKR-I7: words that are neither elder nor servant; each is asked once. */
function AskedAppointments({ one, report }: { one: OneImport; report: Report }) {
  const { t } = useTexts();
  if (report.asked.length === 0) return null;
  return (
    <>
      <Hint>{t('speakers:files.asked.text')}</Hint>
      {report.asked.map(({ word, count }) => (
        <NativeSelect
          key={word}
          label={
            word === ''
              ? t('speakers:files.asked.none', { count })
              : t('speakers:files.asked.word', { word, count })
          }
          value={one.appointments.find((answer) => answer.word === word)?.appointment ?? ''}
          data={[
            { value: '', label: t('speakers:files.asked.open') },
            ...speakerAppointments.map((value) => ({ value, label: t(`speakers:files.asked.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            one.answer(word, speakerAppointments.find((appointment) => appointment === value) ?? null)
          }
        />
      ))}
      <Button variant="light" loading={one.running.isPending} onClick={() => one.send(true)}>
        {t('speakers:files.asked.use')}
      </Button>
    </>
  );
}

function Buttons({ one }: { one: OneImport }) {
  const { t } = useTexts();
  const { report, running } = one;
  if (report && !report.dry_run)
    return <Button onClick={() => one.choose(undefined)}>{t('speakers:files.another')}</Button>;
  const isDry = report === null;
  return (
    <Button
      disabled={report !== null && bringsNothing(report.counts)}
      loading={running.isPending}
      onClick={() => one.send(isDry)}
    >
      {t(isDry ? 'speakers:files.check' : 'speakers:files.run')}
    </Button>
  );
}

function Columns({ one }: { one: OneImport }) {
  const { t } = useTexts();
  const fields: readonly SpeakerField[] = columnsOfTable[one.rows];
  return (
    <MatchColumns
      title={t('speakers:files.columnsTitle')}
      text={t('speakers:files.columnsText')}
      columns={one.columns}
      fields={fields.map((value) => ({ value, label: t(`speakers:files.column.${value}`) }))}
      leaveOut={t('speakers:files.leaveOut')}
      sampleText={(values) => t('speakers:files.samples', { values })}
      onChange={(column, field) => one.match(column, fields.find((name) => name === field) ?? null)}
    />
  );
}

/** Errors of the file show at its field. */
function Failure({ error }: { error: Error | null }) {
  const wrong = fieldErrors(error)('file');
  return wrong ? <ErrorNotice>{wrong}</ErrorNotice> : <FailureNotice error={error} />;
}

function Import() {
  const { t } = useTexts();
  const one = useSpeakersImport();
  const { report, columns } = one;
  const isFinished = report?.dry_run === false;
  return (
    <>
      <Card>
        <CardBody>
          {!isFinished && (
            <>
              <p>{t('speakers:files.text')}</p>
              <FileField
                label={t('speakers:files.file')}
                hint={t('speakers:files.fileHint')}
                accept=".csv,.tsv,.txt,.xlsx,text/csv"
                onChoose={([file]) => one.choose(file)}
              />
            </>
          )}
          <Failure error={one.reading.error ?? one.running.error} />
          {!isFinished && (
            <EncodingField
              encoding={one.encoding}
              disabled={one.reading.isPending || one.running.isPending}
              onChoose={one.chooseEncoding}
            />
          )}
          {one.isEmpty && <ErrorNotice>{t('speakers:files.noLines')}</ErrorNotice>}
          {columns.length > 0 && !isFinished && (
            <NativeSelect
              label={t('speakers:files.rows')}
              value={one.rows}
              data={speakerTables.map((value) => ({ value, label: t(`speakers:files.row.${value}`) }))}
              onChange={({ currentTarget }) =>
                one.setRows(speakerTables.find((rows) => rows === currentTarget.value) ?? one.rows)
              }
            />
          )}
          {report && <Told report={report} />}
          {report?.dry_run && <AskedAppointments one={one} report={report} />}
          {columns.length > 0 && <Buttons one={one} />}
        </CardBody>
      </Card>
      {report && <UnusedColumns columns={report.unused} />}
      {columns.length > 0 && !isFinished && <Columns one={one} />}
    </>
  );
}

function Earlier() {
  const { t } = useTexts();
  const countsText = useCounts();
  const imports = useRead('speakersImport.listImports').data ?? [];
  const takingBack = useWrite('speakersImport.rollbackImport', {
    success: ({ kept }) => toasts.show(t('speakers:files.tookBack', { count: kept })),
  });
  if (imports.length === 0) return null;
  return (
    <Section title={t('speakers:files.earlier')}>
      <FailureNotice error={takingBack.error} />
      <Card>
        {imports.map((one) => (
          <ImportRow
            key={one.id}
            name={t(`speakers:files.row.${one.rows}`)}
            fileName={one.file_name}
            made={countsText(one.counts)}
            by={t('speakers:files.by', {
              name: one.imported_by.full_name,
              date: shortDate(one.imported_at),
            })}
            rolledBack={
              one.taken_back_at === null
                ? null
                : t('speakers:files.takenBack', {
                    name: one.taken_back_by?.full_name ?? '',
                    date: shortDate(one.taken_back_at),
                  })
            }
            labels={{
              action: t('speakers:files.takeBack'),
              label: t('speakers:files.takeBackName', { file: one.file_name }),
            }}
            onRollback={() => takingBack.mutate({ params: { id: one.id } })}
          />
        ))}
      </Card>
    </Section>
  );
}

export function SpeakersImportScreen() {
  const { t } = useTexts();
  return (
    <Page title={t('speakers:files.title')} back>
      <Import />
      <Earlier />
    </Page>
  );
}
