/** Button that shares the text and answer link for a duty's holder (X-ACK, X-SHARE). */
import { Button } from '@mantine/core';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import classes from './send-duty.module.css';

export function SendDuty({ duty: id }: { duty: number }) {
  const { t } = useTexts();
  const making = useWrite('duties.makeAnswerLink');
  const mailing = useWrite('meetings.mailDuty', { success: () => toasts.show(t('answers:send.mailed')) });
  const text = making.data?.text;
  if (!text)
    return (
      <div className={classes.send}>
        <FailureNotice error={making.error} />
        <Button
          variant="light"
          leftSection={<IconSend aria-hidden="true" size={20} />}
          loading={making.isPending}
          onClick={() => making.mutate({ params: { id } })}
        >
          {t('answers:send.button')}
        </Button>
      </div>
    );
  return (
    <div className={classes.send}>
      <p className={classes.text}>{text}</p>
      <Hint small>{t('answers:send.text')}</Hint>
      <FailureNotice error={mailing.error} />
      <div className={classes.channels}>
        <ShareButton
          text={text}
          labels={{
            share: t('answers:send.share'),
            copy: t('answers:send.copy'),
            copied: t('answers:send.copied'),
          }}
        />
        <Button
          variant="default"
          leftSection={<IconMail aria-hidden="true" size={20} />}
          loading={mailing.isPending}
          onClick={() => mailing.mutate({ params: { id } })}
        >
          {t('answers:send.mail')}
        </Button>
      </div>
    </div>
  );
}
