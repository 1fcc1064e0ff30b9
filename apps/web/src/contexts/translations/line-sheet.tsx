/**
 * Sheet that edits one phrase with its English text (I18N-S1); errors show while typing (I18N-R3, I18N-R5).
 */
import { Button } from '@mantine/core';
import { decideWording, longestWording } from '@sheaf/rules/translations/wording';
import { readWordings } from '#platform/follow-wordings.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { Hint } from '#ui/page.tsx';
import classes from './translations.module.css';
import type { Place, WordingLine } from './translations.queries.ts';

const namesIn = (english: string): string[] => [...new Set(english.match(/\{\w+\}/g) ?? [])];
const formOf = (key: string): string | undefined => /_(zero|one|two|few|many|other)$/.exec(key)?.[1];

function DefaultWording({
  line,
  iso,
  direction,
}: {
  line: WordingLine;
  iso: string;
  direction: 'ltr' | 'rtl';
}) {
  const { t } = useTexts();
  const form = formOf(line.key);
  const names = namesIn(line.english);
  return (
    <dl className={classes.given}>
      {iso !== 'en' && (
        <div>
          <dt>{t('translations:english')}</dt>
          <dd lang="en" dir="ltr">
            {line.english}
          </dd>
        </div>
      )}
      {line.built_in !== null && (
        <div>
          <dt>{t('translations:builtIn')}</dt>
          <dd lang={iso} dir={direction}>
            {line.built_in}
          </dd>
        </div>
      )}
      {form && (
        <dd>
          <Hint>{t(phraseIn('translations:form', form))}</Hint>
        </dd>
      )}
      {names.length > 0 && (
        <dd>
          <Hint>{t('translations:keep', { names: names.join(' ') })}</Hint>
        </dd>
      )}
    </dl>
  );
}

export interface LineSheetProps {
  line: WordingLine;
  place: Place;
  direction: 'ltr' | 'rtl';
  onClose: () => void;
}

const valuesOf = (line: WordingLine | null) => ({ text: line?.text ?? line?.built_in ?? '' });

/** Null for a text equal to the built-in wording. */
const writtenOf = (line: WordingLine, text: string): string | null =>
  text.trim() === line.built_in ? null : text.trim();

/** Applies the new wording on this phone at once; others read it when its revision rises. */
const saidAtOnce = (onClose: () => void) => (): void => {
  void readWordings();
  onClose();
};

/** Resets to the built-in wording. */
function Undo({ line, place, onClose }: Omit<LineSheetProps, 'direction'>) {
  const { t } = useTexts();
  const undoing = useWrite('translations.editSection');
  const body = { lines: { [line.key]: { text: null, version: line.version } } };
  return (
    <>
      <FailureNotice error={undoing.error} />
      <Button
        variant="default"
        loading={undoing.isPending}
        onClick={() => undoing.mutate({ params: place, body }, { onSuccess: saidAtOnce(onClose) })}
      >
        {t(line.built_in === null ? 'translations:undoMissing' : 'translations:undo')}
      </Button>
    </>
  );
}

export function LineSheet({ line, place, direction, onClose }: LineSheetProps) {
  const { t } = useTexts();
  const decide = (text: string) =>
    decideWording({ section: place.category, key: line.key, english: line.english }, text);
  const form = useRecordForm({
    operation: 'translations.editSection',
    params: place,
    row: line,
    valuesOf,
    bodyOf: ({ text }, version) =>
      decide(text).allowed ? { lines: { [line.key]: { text: writtenOf(line, text), version } } } : null,
    fieldOf: (name) => (name === `lines.${line.key}` ? 'text' : name),
    rowOf: (current) => (current as WordingLine[] | undefined)?.[0],
    onSaved: saidAtOnce(onClose),
  });
  const field = form.field('text');
  const decision = decide(field.value);
  const told = form.changed || form.attempts > 0;
  const wrong = told && !decision.allowed ? t(`problems:fields.${decision.reason}`) : undefined;
  return (
    <RecordSheet
      form={form}
      title={t('translations:sheetTitle')}
      tell={({ text }) => [{ label: t('translations:wording'), value: text }]}
      onClose={onClose}
    >
      <DefaultWording line={line} iso={place.iso} direction={direction} />
      <TextField
        {...field}
        error={wrong ?? field.error}
        label={t('translations:wording')}
        lang={place.iso}
        dir={direction}
        rows={4}
        most={longestWording}
      />
      {line.text !== null && <Undo line={line} place={place} onClose={onClose} />}
    </RecordSheet>
  );
}
