/** Sheet that e-mails the slips of a week and reports the result for each person (X-ACK, PRINT-P3). */
import { Button } from '@mantine/core';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './mail-slips-sheet.module.css';
import { useNames } from './meetings.queries.ts';

interface MailSlipsSheetProps {
  week: string;
  /** Null for the whole congregation. */
  group: number | null;
  onClose: () => void;
}

export function MailSlipsSheet({ week, group, onClose }: MailSlipsSheetProps) {
  const { t } = useTexts();
  const { names } = useNames();
  const mailing = useWrite('meetings.mailSlips');
  const slips = mailing.data?.slips;
  const send = (): void =>
    mailing.mutate({ body: { week, ...(group !== null && { language_group_id: group }) } });
  return (
    <Sheet
      opened
      title={t('answers:slips.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={slips ? onClose : send}
      footer={
        <Button type="submit" loading={mailing.isPending}>
          {t(slips ? 'shell:close' : 'answers:slips.send')}
        </Button>
      }
    >
      <FailureNotice error={mailing.error} />
      {slips ? (
        <ul className={classes.list} aria-label={t('answers:slips.title')}>
          {slips.map(({ duty_id, user_id, refusal }) => (
            <li key={duty_id} className={classes.row}>
              <strong>
                <bdi>{names.get(user_id) ?? t('meetings:formerPerson')}</bdi>
              </strong>
              <span className={classes.result} data-sent={refusal === null}>
                {t(refusal === null ? 'answers:send.mailed' : `answers:refusals.${refusal}`)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Hint>{t('answers:slips.text')}</Hint>
      )}
    </Sheet>
  );
}
