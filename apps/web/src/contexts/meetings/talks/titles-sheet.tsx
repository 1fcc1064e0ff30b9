/**
 * Sheet to import the congregation's own titles, pasted or from a table, with a preview of the changes
 * (WKND-O6).
 */
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { planTitles, readTitles } from '@sheaf/rules/meetings/talks/title-list';
import { useState } from 'react';
import { discardLabels, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Hint } from '#ui/page.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { UnusedColumns } from '#ui/unused-columns.tsx';
import classes from './talks.module.css';

/** Larger than any list of titles. */
const mostBytes = 1_000_000;
const mostWrong = 5;

function Plan({ text, lang }: { text: string; lang: string }) {
  const { t } = useTexts();
  const known = useRead('talks.listTitles').data ?? [];
  const { titles, wrong, unused } = readTitles(text, lang);
  const { added, changed, same } = planTitles(known, titles);
  return (
    <div role="status">
      <p>{t('talks:titles.plan', { added: added.length, changed: changed.length, same })}</p>
      {changed.slice(0, mostWrong).map(({ number, lang: of, before, title }) => (
        <p key={`${of} ${number}`} className={classes.line}>
          {t('talks:titles.was', { number, before, title })}
        </p>
      ))}
      {wrong.slice(0, mostWrong).map(({ line, code }) => (
        <p key={line} className={classes.line}>
          {t('talks:titles.wrong', { line, why: t(`talks:titles.why.${code}`) })}
        </p>
      ))}
      {wrong.length > mostWrong && (
        <p className={classes.line}>{t('talks:titles.more', { count: wrong.length - mostWrong })}</p>
      )}
      <UnusedColumns columns={unused} />
    </div>
  );
}

export function TitlesSheet({ lang, onClose }: { lang: string; onClose: () => void }) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const count = new Set((useRead('talks.listTitles').data ?? []).map(({ number }) => number)).size;
  const { titles } = readTitles(text, lang);
  const saving = useWrite('talks.importTitles', {
    success: () => {
      toasts.show(t('talks:titles.saved', { count: titles.length }));
      onClose();
    },
  });
  const choose = async ([file]: File[]): Promise<void> => {
    setTooLarge(Boolean(file && file.size > mostBytes));
    if (file && file.size <= mostBytes) setText(await file.text());
  };
  return (
    <Sheet
      opened
      title={t('talks:titles.title')}
      closeLabel={t('shell:close')}
      discard={discardLabels(t)}
      onClose={onClose}
      footer={
        <Button
          disabled={titles.length === 0}
          loading={saving.isPending}
          onClick={() => saving.mutate({ body: { titles } })}
        >
          {t('talks:titles.save', { count: titles.length })}
        </Button>
      }
    >
      <Hint>{t('talks:titles.text')}</Hint>
      <Hint small>{t('talks:titles.count', { count })}</Hint>
      <Textarea
        label={t('talks:titles.paste')}
        description={t('talks:titles.pasteText')}
        rows={8}
        maxLength={mostBytes}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FileField
        label={t('talks:titles.file')}
        hint={t('talks:titles.fileText')}
        accept=".csv,.txt,text/csv"
        onChoose={(files) => void choose(files)}
      />
      {tooLarge && <Hint>{t('talks:titles.tooLarge')}</Hint>}
      {text.trim() !== '' && <Plan text={text} lang={lang} />}
      <FailureNotice error={saving.error} />
    </Sheet>
  );
}
