/** Notifies the coordinator that the speaker of a public talk cannot; waits offline (X-SWAP-23, X-SWAP-22). */
import { Button } from '@mantine/core';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useTellingAssigners } from '#contexts/duties/use-cannot.api.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { AskSheetProps } from './ask-sheet.tsx';
import { AskedDutyCard } from './asked-duty-card.tsx';

export function TellSheet({ duty, title, onClose }: AskSheetProps) {
  const { t } = useTexts();
  const telling = useTellingAssigners(duty);
  const tell = (): void =>
    telling.mutate(
      { id: duty.id },
      {
        onSuccess: (sent) => {
          if (sent.how === 'waiting') toasts.show(t('swaps:sentLater'));
          else toasts.show(t(sent.reply.told > 0 ? 'swaps:coordinatorTold' : 'swaps:coordinatorNobody'));
          onClose();
        },
      },
    );
  return (
    <Sheet
      opened
      title={t('swaps:title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={tell}
      footer={
        <Button
          type="submit"
          loading={telling.isPending}
          leftSection={<IconSend aria-hidden="true" size={20} />}
        >
          {t('swaps:tellCoordinator')}
        </Button>
      }
    >
      <AskedDutyCard duty={duty} title={title} />
      <FailureNotice error={telling.error} />
      <Hint>{t('swaps:talkStays')}</Hint>
    </Sheet>
  );
}
