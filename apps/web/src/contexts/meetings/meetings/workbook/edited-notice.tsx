/**
 * Notice that a schedule differs from its workbook, with a button to reset it (MEET-R8, MEET-R9, MEET-M2).
 */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useOnline } from '#platform/online.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { OpenNotice } from '#ui/notice.tsx';
import type { Meeting } from '../meetings.queries.ts';
import classes from './workbook.module.css';

const Question = lazyPart(async () => (await import('#ui/question.tsx')).Question);

export function EditedNotice({ meeting }: { meeting: Meeting }) {
  const { t } = useTexts();
  const permits = usePermits();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const resetting = useWrite('meetings.resetMeeting');
  if (meeting.edited_id === meeting.id || !permits.has('schedules.meetings.edit')) return null;
  const reset = (): void => {
    setAsking(false);
    toasts.show(t('meetings:building'));
    resetting.mutate({ params: { meeting_id: meeting.id } });
  };
  return (
    <div className={classes.notice}>
      <OpenNotice
        action={
          permits.has('schedules.meetings.import') && (
            <Button
              variant="light"
              disabled={!online}
              loading={resetting.isPending}
              onClick={() => setAsking(true)}
            >
              {t('workbook:reset')}
            </Button>
          )
        }
      >
        <p>{t('workbook:edited')}</p>
        {asking && (
          <Question
            title={t('workbook:edited')}
            text={t('workbook:resetText')}
            labels={{ confirm: t('workbook:reset'), cancel: t('shell:cancel'), close: t('shell:close') }}
            error={resetting.error}
            pending={resetting.isPending}
            onConfirm={reset}
            onClose={() => setAsking(false)}
          />
        )}
      </OpenNotice>
    </div>
  );
}
