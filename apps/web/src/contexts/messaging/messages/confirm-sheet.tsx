/** Confirmation before a message is sent and paid. */
import { Button } from '@mantine/core';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { CostFigures } from './cost-figures.tsx';
import type { Draft, SendingReply } from './draft.ts';
import classes from './messages.module.css';

export interface ConfirmSheetProps {
  draft: Draft;
  look: SendingReply;
  onSent: (reply: SendingReply) => void;
  onClose: () => void;
}

export function ConfirmSheet({ draft, look, onSent, onClose }: ConfirmSheetProps) {
  const { t } = useTexts();
  const sending = useWrite('messages.sendMessages');
  return (
    <Sheet
      opened
      title={t('messages:confirm.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => sending.mutate({ body: { ...draft, cost: look.cost } }, { onSuccess: onSent })}
      footer={
        <>
          <FailureNotice error={sending.error} />
          <Button variant="default" onClick={onClose}>
            {t('shell:cancel')}
          </Button>
          <Button type="submit" loading={sending.isPending}>
            {t('messages:confirm.send', { count: look.sent })}
          </Button>
        </>
      }
    >
      <p className={classes.quote}>
        <bdi>{draft.message}</bdi>
      </p>
      <CostFigures look={look} />
    </Sheet>
  );
}
