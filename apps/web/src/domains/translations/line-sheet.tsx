/** I18N-S1: one line with the English beside it; what would be refused is said while it is typed (I18N-R3, I18N-R5). */
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { decideWording } from '@sheaf/rules/translations/wording';
import { useState } from 'react';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import classes from './translations.module.css';
import { type Place, useEditLine, type WordingLine } from './translations.queries.ts';

const namesIn = (english: string): string[] => [...new Set(english.match(/\{\w+\}/g) ?? [])];
const formOf = (key: string): string | undefined => /_(zero|one|two|few|many|other)$/.exec(key)?.[1];

function Given({ line, iso, direction }: { line: WordingLine; iso: string; direction: 'ltr' | 'rtl' }) {
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
      {form && <dd className={classes.hint}>{t(`translations:form.${form}`)}</dd>}
      {names.length > 0 && (
        <dd className={classes.hint}>{t('translations:keep', { names: names.join(' ') })}</dd>
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

export function LineSheet({ line, place, direction, onClose }: LineSheetProps) {
  const { t } = useTexts();
  const saving = useEditLine(place);
  const [text, setText] = useState(line.text ?? line.built_in ?? '');
  const [touched, setTouched] = useState(false);
  const theirs = theirsOf<WordingLine[]>(saving.error)?.[0];
  const decision = decideWording({ section: place.category, key: line.key, english: line.english }, text);
  const wrong = touched && !decision.allowed ? t(`problems:fields.${decision.reason}`) : undefined;
  const save = (next: string | null, version = theirs?.version ?? line.version): void => {
    if (next === line.built_in) saving.mutate({ key: line.key, text: null, version }, { onSuccess: onClose });
    else saving.mutate({ key: line.key, text: next, version }, { onSuccess: onClose });
  };
  return (
    <Sheet
      opened
      title={t('translations:sheetTitle')}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={() => (decision.allowed ? save(text.trim()) : setTouched(true))}
      footer={
        <>
          {saving.isError && !theirs && (
            <ErrorNotice>{formError(saving.error, t('shell:failed'))}</ErrorNotice>
          )}
          {theirs ? (
            <ChangedNotice
              theirs={[{ label: t('translations:wording'), value: theirs.text ?? theirs.built_in ?? '' }]}
              onTake={onClose}
              onKeep={() => save(text.trim())}
            />
          ) : (
            <>
              {line.text !== null && (
                <Button variant="default" disabled={saving.isPending} onClick={() => save(null)}>
                  {t(line.built_in === null ? 'translations:undoMissing' : 'translations:undo')}
                </Button>
              )}
              <Button type="submit" loading={saving.isPending}>
                {t('shell:save')}
              </Button>
            </>
          )}
        </>
      }
    >
      <Given line={line} iso={place.iso} direction={direction} />
      <Textarea
        label={t('translations:wording')}
        value={text}
        lang={place.iso}
        dir={direction}
        rows={4}
        maxLength={2000}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setTouched(true);
        }}
        error={wrong ?? fieldErrors(saving.error)(`lines.${line.key}`)}
      />
    </Sheet>
  );
}
