/**
 * Button of the leader of a special or rotation group to request a replacement, and to withdraw the request
 * (APPTS-S4).
 */
import { Button } from '@mantine/core';
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { useOnline } from '#platform/online.ts';
import { queryClient } from '#platform/queries.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { StatusChip } from '#ui/schedule/status-chip.tsx';

type Duty = Reply<'duties.listMyDuties'>[number];
type Change = NonNullable<Duty['change']>;

const ChangeSheet = lazyPart(async () => (await import('./change-sheet.tsx')).ChangeSheet);

const again = (): void => void queryClient.invalidateQueries({ queryKey: ['duties.listMyDuties'] });

function Waiting({ asked }: { asked: NonNullable<Change['asked']> }) {
  const { t } = useTexts();
  const withdraw = useWrite('service.withdrawChange');
  return (
    <>
      <StatusChip state="awaiting" label={t('service:change.waiting', { name: asked.name })} />
      <Button
        variant="default"
        loading={withdraw.isPending}
        onClick={() =>
          withdraw.mutate(
            { params: { id: asked.request_id } },
            { onError: ({ message }) => toasts.show(message), onSettled: again },
          )
        }
      >
        {t('service:change.takeBack')}
      </Button>
    </>
  );
}

/** Renders nothing for duties that cannot be handed over, or offline. */
export function ChangeButton({ duty, title }: { duty: Duty; title: string }) {
  const { t } = useTexts();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const { change } = duty;
  if (!change || !online) return null;
  if (change.asked) return <Waiting asked={change.asked} />;
  return (
    <>
      <Button
        variant="default"
        aria-label={t('service:change.askOf', { title, day: fullDay(duty.date) })}
        leftSection={<IconUserShare aria-hidden="true" size={20} />}
        onClick={() => setAsking(true)}
      >
        {t('service:change.ask')}
      </Button>
      {asking && <ChangeSheet duty={duty} title={title} change={change} onClose={() => setAsking(false)} />}
    </>
  );
}
