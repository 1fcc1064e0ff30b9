/** Reminds a speaker without an answer, or records the confirmation (WKND-S3). */
import { Button } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import classes from './talks.module.css';

export interface AskActionsProps {
  id: number;
  name: string;
  /** True if the speaker can be contacted. */
  reached: boolean;
}

export function AskActions({ id, name, reached }: AskActionsProps) {
  const { t } = useTexts();
  const remind = useWrite('talks.remindSpeaker', {
    success: () => toasts.show(t('talks:reminded', { name })),
  });
  const confirm = useWrite('talks.confirmTalk', { success: () => toasts.show(t('talks:entered', { name })) });
  const busy = remind.isPending || confirm.isPending;
  const body = { id };
  return (
    <>
      <div className={classes.buttons}>
        {reached && (
          <Button
            variant="light"
            aria-label={t('talks:remindName', { name })}
            leftSection={<IconBell aria-hidden="true" size={20} />}
            disabled={busy}
            onClick={() => remind.mutate({ body })}
          >
            {t('talks:remind')}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={t('talks:confirmName', { name })}
          leftSection={<IconCheck aria-hidden="true" size={20} />}
          disabled={busy}
          onClick={() => confirm.mutate({ body })}
        >
          {t('talks:confirm')}
        </Button>
      </div>
      <FailureNotice error={remind.error ?? confirm.error} />
    </>
  );
}
