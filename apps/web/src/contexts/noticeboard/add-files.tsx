/** Uploads files to a notice one after the other and shows the progress of each (NOTICE-R3). */
import { Button } from '@mantine/core';
import { mostNoticeBytes } from '@sheaf/rules/noticeboard/notice-file';
import { useState } from 'react';
import { fieldErrors, formError } from '#platform/field-errors.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { FileField } from '#ui/file-field.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import classes from './noticeboard.module.css';

/** Queue of files; the first one is being sent or was refused. */
function useSending(notice: number) {
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [percent, setPercent] = useState(0);
  const adding = useWrite('noticeboard.attachFiles', { progress: setPercent });
  const send = (files: readonly File[]): void => {
    adding.reset();
    setPercent(0);
    setWaiting(files);
    const [first, ...rest] = files;
    if (first) adding.mutate({ params: { id: notice }, file: first }, { onSuccess: () => send(rest) });
  };
  return { waiting, percent, adding, send };
}

function Failure({
  name,
  said,
  onRetry,
  onSkip,
}: Record<'name' | 'said', string> & { onRetry: (() => void) | undefined; onSkip: () => void }) {
  const { t } = useTexts();
  return (
    <ErrorNotice
      title={t('noticeboard:failed', { name })}
      action={
        <span className={classes.actions}>
          {onRetry && (
            <Button variant="default" onClick={onRetry}>
              {t('shell:retry')}
            </Button>
          )}
          <Button variant="default" onClick={onSkip}>
            {t('noticeboard:skip')}
          </Button>
        </span>
      }
    >
      {said}
    </ErrorNotice>
  );
}

export function AddFiles({ notice }: { notice: number }) {
  const { t } = useTexts();
  const { waiting, percent, adding, send } = useSending(notice);
  const [tooLarge, setTooLarge] = useState<readonly File[]>([]);
  const [first] = waiting;
  const choose = (files: File[]): void => {
    setTooLarge(files.filter(({ size }) => size > mostNoticeBytes));
    send(files.filter(({ size }) => size <= mostNoticeBytes));
  };
  // The file itself is invalid, so a retry would fail again.
  const wrong = fieldErrors(adding.error)('file');
  return (
    <Card padded>
      <div className={classes.putUp}>
        <FileField
          label={t('noticeboard:putUp')}
          hint={t('noticeboard:accepted')}
          accept=".docx,.pdf,image/*"
          multiple
          disabled={adding.isPending}
          onChoose={choose}
        />
        {tooLarge.map(({ name }) => (
          <ErrorNotice key={name}>{t('noticeboard:tooLarge', { name })}</ErrorNotice>
        ))}
        {first && adding.isPending && (
          <label className={classes.sending}>
            {percent < 100
              ? t('noticeboard:uploading', { name: first.name, percent })
              : t('noticeboard:checking', { name: first.name })}
            <progress className={classes.progress} max={100} value={percent} />
            {waiting.length > 1 && <span>{t('noticeboard:left', { count: waiting.length - 1 })}</span>}
          </label>
        )}
        {first && adding.isError && (
          <Failure
            name={first.name}
            said={wrong ?? formError(adding.error, t('shell:failed')) ?? ''}
            onRetry={wrong ? undefined : () => send(waiting)}
            onSkip={() => send(waiting.slice(1))}
          />
        )}
      </div>
    </Card>
  );
}
