/** "I can't" for an own duty, or the state of the search for another person (X-SWAP-13, X-SWAP-14). */
import { Button } from '@mantine/core';
import { offersSwap } from '@sheaf/rules/planning/swaps/swap-terms';
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { type Action, outbox } from '#platform/outbox/outbox.ts';
import { useWaitingOf } from '#platform/outbox/waiting.ts';
import { useTexts } from '#platform/texts.ts';
import { nowHere } from '#platform/wall-times.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { scheduleStates } from '#ui/schedule/schedule-states.ts';
import tones from '#ui/schedule/tones.module.css';
import classes from './own-swap-actions.module.css';
import { stateOf } from './swap-texts.ts';
import { type Swap, swapQueueKey, useSwaps } from './use-swaps.ts';

const AskSheet = lazyPart(async () => (await import('./ask-sheet.tsx')).AskSheet);
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
  const [action] = useWaitingOf(swapQueueKey(duty.id));
  const swap = useSwaps().find(
    ({ duty_id, role, state }) => duty_id === duty.id && role === 'asker' && state !== 'taken',
  );
  if (!offersSwap(duty) || wallTimeAt(duty.date, duty.starts_at) <= nowHere()) return null;
  const about = { title, day: fullDay(duty.date) };
  if (action) return <Waiting action={action} about={about} />;
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
      {opened && <AskSheet duty={duty} title={title} onClose={() => setOpened(false)} />}
    </>
  );
}
