/** "I can't" for an own duty, or the state of the search for another person (X-SWAP-13, X-SWAP-14). */
import { Button } from '@mantine/core';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { useState } from 'react';
import { cannotQueueKey } from '#contexts/duties/use-cannot.api.ts';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import type { Reply } from '#platform/api.ts';
import { type Action, outbox } from '#platform/outbox/outbox.ts';
import { useWaitingOf } from '#platform/outbox/waiting.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { scheduleStates } from '#ui/schedule/schedule-states.ts';
import tones from '#ui/schedule/tones.module.css';
import { CannotSheet, canSayCannot } from './cannot-sheet.tsx';
import classes from './own-swap-actions.module.css';
import { stateOf } from './swap-texts.ts';
import { type Swap, useOwnSwapOf } from './use-swaps.ts';

const OwnSwapSheet = lazyPart(async () => (await import('./own-swap-sheet.tsx')).OwnSwapSheet);

interface OwnSwapActionsProps {
  duty: Reply<'duties.listMyDuties'>[number];
  title: string;
}

interface StateBoxProps {
  state: keyof typeof scheduleStates;
  label: string;
  line: string;
}

function StateBox({ state, label, line }: StateBoxProps) {
  const { tone, Icon } = scheduleStates[state];
  return (
    <p className={`${tones.tone} ${classes.box}`} data-tone={tone}>
      <Icon aria-hidden="true" size={20} className={classes.icon} />
      <span className={classes.texts}>
        <bdi className={classes.label}>{label}</bdi>
        <bdi>{line}</bdi>
      </span>
    </p>
  );
}

function Waiting({ action, about }: { action: Action; about: { title: string; day: string } }) {
  const { t } = useTexts();
  return (
    <div className={classes.state}>
      <StateBox state="awaiting" label={t('swaps:waiting')} line={t('swaps:waitingHint')} />
      <Button
        variant="default"
        aria-label={t('swaps:dropOf', about)}
        onClick={() => void outbox.drop(action.id)}
      >
        {t('swaps:drop')}
      </Button>
    </div>
  );
}

/** The coordinator knows that the speaker of a talk cannot (X-SWAP-23). */
function SaidCannot({
  duty,
  about,
}: {
  duty: OwnSwapActionsProps['duty'];
  about: { title: string; day: string };
}) {
  const { t } = useTexts();
  const yes = useWrite('duties.acknowledgeDuty', { success: () => toasts.show(t('swaps:withdrawn')) });
  return (
    <div className={classes.state}>
      <StateBox state="looking" label={t('swaps:saidCannot')} line={t('swaps:saidCannotHint')} />
      <FailureNotice error={yes.error} />
      <NeedsNet>
        <Button
          variant="default"
          aria-label={t('swaps:canOf', about)}
          loading={yes.isPending}
          onClick={() => yes.mutate({ params: { id: duty.id }, body: { answer: 'yes' } })}
        >
          {t('swaps:withdraw')}
        </Button>
      </NeedsNet>
    </div>
  );
}

function Search({ swap, title }: { swap: Swap; title: string }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const { chip, label, line } = stateOf(t, swap);
  return (
    <div className={classes.state}>
      <StateBox state={chip} label={label} line={line} />
      <Button
        variant="light"
        aria-label={t('swaps:stateOf', { state: label, title, day: fullDay(swap.date) })}
        onClick={() => setOpened(true)}
      >
        {t('swaps:seeWho')}
      </Button>
      {opened && <OwnSwapSheet swap={swap} title={title} onClose={() => setOpened(false)} />}
    </div>
  );
}

export function OwnSwapActions({ duty, title }: OwnSwapActionsProps) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const [action] = useWaitingOf(cannotQueueKey(duty.id));
  const swap = useOwnSwapOf(duty.id);
  if (!canSayCannot(duty)) return null;
  const about = { title, day: fullDay(duty.date) };
  if (action) return <Waiting action={action} about={about} />;
  if (duty.cannot) return <SaidCannot duty={duty} about={about} />;
  if (swap) return <Search swap={swap} title={title} />;
  return (
    <>
      <Button
        variant="default"
        aria-label={t('swaps:askOf', about)}
        leftSection={<IconArrowsExchange aria-hidden="true" size={20} />}
        onClick={() => setOpened(true)}
      >
        {t('swaps:ask')}
      </Button>
      {opened && <CannotSheet duty={duty} title={title} onClose={() => setOpened(false)} />}
    </>
  );
}
