/** Form to request another person for an own duty, with a reason if the person wishes; waits offline (X-SWAP-14). */
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { longestNote, type SwapReason, swapReasons } from '@sheaf/rules/planning/swaps/swap-state';
import { typedText } from '@sheaf/rules/text/text-lines';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState } from 'react';
import { cannotQueueKey } from '#contexts/duties/use-cannot.api.ts';
import { useAction } from '#platform/action.ts';
import type { Reply } from '#platform/api.ts';
import { sendOrQueueEntry } from '#platform/outbox/send-or-queue.ts';
import { refreshAfter } from '#platform/queries.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useUnsaved } from '#platform/unsaved.ts';
import { useRead } from '#platform/use-read.ts';
import type { Body } from '#platform/use-write.ts';
import { Section } from '#ui/card.tsx';
import { Chips } from '#ui/chips.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { Sheet } from '#ui/sheet.tsx';
import { AskedDutyCard } from './asked-duty-card.tsx';
import { Takers } from './takers.tsx';

export interface AskSheetProps {
  duty: Reply<'duties.listMyDuties'>[number];
  title: string;
  onClose: () => void;
}

function useAsking({ duty, title, onClose }: AskSheetProps) {
  const { t } = useTexts();
  const about = { what: t('swaps:title'), where: joinTexts([title, fullDay(duty.date)]) };
  return useAction(
    (body: Body<'swaps.askSwap'>, key) =>
      sendOrQueueEntry('swaps.askSwap', body, key, { queueKey: cannotQueueKey(duty.id), about }),
    {
      success: (sent) => {
        if (sent.how === 'waiting') toasts.show(t('swaps:sentLater'));
        else toasts.show(t(sent.reply.state === 'nobody' ? 'swaps:nobodyAsked' : 'swaps:sent'));
        onClose();
        return refreshAfter('swaps.askSwap');
      },
    },
  );
}

export function AskSheet(props: AskSheetProps) {
  const { duty, title, onClose } = props;
  const { t } = useTexts();
  const [reason, setReason] = useState<SwapReason | null>(null);
  const [note, setNote] = useState('');
  const asking = useAsking(props);
  const takers = useRead('swaps.listTakers', { params: { id: duty.id } }).data;
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null);
  // Without an answer of the server, the best are asked.
  const chosen = picked ?? new Set(takers?.people.slice(0, takers.first).map(({ id }) => id));
  const isNobodyChosen = chosen.size === 0 && Boolean(takers?.people.length);
  useUnsaved(note !== '' && !asking.isSuccess);
  return (
    <Sheet
      opened
      title={t('swaps:title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => asking.mutate({ duty_id: duty.id, reason, note, user_ids: [...chosen] })}
      footer={
        <Button
          type="submit"
          loading={asking.isPending}
          disabled={isNobodyChosen}
          leftSection={<IconSend aria-hidden="true" size={20} />}
        >
          {chosen.size > 0 ? t('swaps:sendTo', { count: chosen.size }) : t('swaps:send')}
        </Button>
      }
    >
      <AskedDutyCard duty={duty} title={title} />
      <FailureNotice error={asking.error} />
      <Hint>{t('swaps:stays')}</Hint>
      <Section title={t('swaps:why')} aside={t('swaps:whyOptional')}>
        <Chips label={t('swaps:why')}>
          {swapReasons.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={reason === value}
              onClick={() => setReason(reason === value ? null : value)}
            >
              {t(`swaps:reason.${value}`)}
            </button>
          ))}
        </Chips>
      </Section>
      {takers && <Takers people={takers.people} chosen={chosen} onChoose={setPicked} />}
      <Textarea
        label={t('swaps:note')}
        description={t('swaps:onlyPlanners')}
        rows={2}
        maxLength={longestNote}
        value={note}
        onChange={({ currentTarget }) => setNote(typedText(currentTarget.value))}
      />
    </Sheet>
  );
}
