/** Imports a workbook from a file or an address, with check and rollback (MEET-S8). */
import { Button, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { longestTitles } from '@sheaf/rules/meetings/meetings/workbook-titles';
import { typedText } from '@sheaf/rules/text/text-lines';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useUnsaved } from '#platform/unsaved.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { FileField } from '#ui/file-field.tsx';
import { MonthField } from '#ui/form/month-field.tsx';
import { Link } from '#ui/link.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Said } from '#ui/said.tsx';
import { ProgressCard } from '#ui/schedule/progress-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { LanguageGroupSelect } from '../language-groups/language-group-select.tsx';
import { useLanguageGroups } from '../language-groups/language-groups.queries.ts';
import { isSettled, type OneWorkbook, useWorkbookImport } from './use-workbook-import.ts';
import classes from './workbook.module.css';
import { WorkbookDifferences } from './workbook-differences.tsx';
import { doneLabels, useRolledBackToast, WorkbookHistory } from './workbook-history.tsx';
import { FoundInWorkbook } from './workbook-report.tsx';

/** For languages without an EPUB: uses order, kinds and minutes of another language. */
function Structure({ one }: { one: OneWorkbook }) {
  const { t } = useTexts();
  const { asked, change } = one;
  return (
    <>
      <SwitchRow
        label={t('workbook:ownTitles')}
        description={t('workbook:ownTitlesHint')}
        checked={asked.ownTitles}
        onChange={(event) => change({ ownTitles: event.currentTarget.checked })}
      />
      {asked.ownTitles && (
        <Textarea
          label={t('workbook:pasted')}
          description={t('workbook:pastedHint')}
          rows={6}
          maxLength={longestTitles}
          value={asked.titles}
          onChange={(event) => change({ titles: typedText(event.currentTarget.value) })}
        />
      )}
    </>
  );
}

function Source({ one }: { one: OneWorkbook }) {
  const { t } = useTexts();
  const { asked, change } = one;
  useUnsaved(asked.url.trim() !== '' || asked.titles.trim() !== '');
  return (
    <>
      <p>{t('workbook:text')}</p>
      <LanguageGroupSelect value={asked.group} onChange={(group) => change({ group })} />
      <FileField
        key={one.round}
        label={t('workbook:file')}
        hint={t('workbook:fileHint')}
        accept=".epub,application/epub+zip"
        onChoose={([file]) => change({ file: file ?? null, asksMonth: false })}
      />
      {!asked.file && (
        <TextInput
          label={t('workbook:address')}
          description={t('workbook:addressHint')}
          type="url"
          dir="ltr"
          maxLength={2000}
          value={asked.url}
          onChange={(event) => change({ url: event.currentTarget.value })}
        />
      )}
      {one.asksIssue && (
        <MonthField
          label={t('workbook:issue')}
          description={t('workbook:issueHint')}
          value={asked.month}
          onChange={(month) => change({ month, asksMonth: true })}
        />
      )}
      <Structure one={one} />
    </>
  );
}

/** Address of the workbook's first midweek meeting. */
const addressOfWeek = (week: string | undefined, group: number | null): string =>
  `/schedules/meetings/?${new URLSearchParams({
    ...(week !== undefined && { week }),
    type: 'clam',
    ...(group !== null && { group: String(group) }),
  })}`;

function Buttons({ one }: { one: OneWorkbook }) {
  const { t } = useTexts();
  const told = useRolledBackToast(one.beginAgain);
  const [missesFile, setMissesFile] = useState(false);
  const { report } = one;
  if (report && !report.dry_run)
    return (
      <ButtonRow>
        <Button component={Link} to={addressOfWeek(report.weeks[0]?.week, one.asked.group)}>
          {t('workbook:openFirst')}
        </Button>
        <Button variant="light" onClick={one.beginAgain}>
          {t('workbook:another')}
        </Button>
      </ButtonRow>
    );
  if (report)
    return (
      <Button
        disabled={report.weeks.length === 0 || !isSettled(one)}
        loading={one.pending}
        onClick={() => one.send(false, told)}
      >
        {t('workbook:run')}
      </Button>
    );
  return (
    <>
      {missesFile && !one.hasSource && <ErrorNotice>{t('workbook:chooseFirst')}</ErrorNotice>}
      <Button
        loading={one.pending}
        onClick={() => {
          setMissesFile(true);
          if (one.hasSource) one.send(true);
        }}
      >
        {t('workbook:look')}
      </Button>
    </>
  );
}

/**
 * The import continues after the page is left and is then listed with the earlier ones; the result of a check
 * shows only here.
 */
function Reading({ one }: { one: OneWorkbook }) {
  const { t } = useTexts();
  const isWriting = one.report !== null;
  return (
    <ProgressCard
      title={t(isWriting ? 'workbook:writing' : 'workbook:reading')}
      done={0}
      total={null}
      state="running"
      line={t(isWriting ? 'workbook:writingLine' : 'workbook:readingLine')}
      canLeave={isWriting}
    />
  );
}

export function WorkbookScreen() {
  const { t } = useTexts();
  const one = useWorkbookImport();
  const groups = useLanguageGroups();
  const isDone = one.report?.dry_run === false;
  return (
    <Page title={t('workbook:title')} back>
      {groups.isLoading ? (
        <Skeleton height={420} />
      ) : (
        <Card padded>
          <div className={classes.form}>
            {!isDone && <Source one={one} />}
            {!one.report && <FailureNotice error={one.error} />}
            {isDone && <Said>{doneLabels(t, one.report!)}</Said>}
            {(!one.report || isDone) && <Buttons one={one} />}
          </div>
        </Card>
      )}
      {one.pending && <Reading one={one} />}
      <FoundInWorkbook one={one} />
      <WorkbookDifferences one={one} />
      {one.report?.dry_run && (
        <Card padded>
          <div className={classes.form}>
            {!isSettled(one) && <p>{t('workbook:clashes', { count: one.report.clashes })}</p>}
            <FailureNotice error={one.error} />
            <Buttons one={one} />
          </div>
        </Card>
      )}
      <WorkbookHistory onRolledBack={one.beginAgain} />
    </Page>
  );
}
