/** X-ACK: one press says yes to an own duty; whoever plans sees it on the schedule. */
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useOnline } from '#platform/online.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import { StatusChip } from '#ui/schedule/status-chip.tsx';
import { type MyDuty, titleOfMine } from './my-duty-title.ts';

/** Nothing to press where the duty began, without a network, and where yes was said. */
function useYes(duty: MyDuty, begun: boolean) {
  const { t } = useTexts();
  const online = useOnline();
  const title = titleOfMine(t, duty);
  const answer = useWrite('duties.acknowledgeDuty', {
    success: () => toasts.show(t('duties:mine.saidYes', { title })),
  });
  return {
    said: duty.acknowledged === 'yes',
    // What a whole group has nobody answers for.
    can: online && !begun && duty.acknowledged !== 'yes' && !(duty.kind === 'task' && duty.user_id === null),
    pending: answer.isPending,
    label: t('duties:mine.yesOf', { title, day: fullDay(duty.date) }),
    say: () =>
      answer.mutate(
        { params: { id: duty.id }, body: { answer: 'yes' } },
        { onError: ({ message }) => toasts.show(message) },
      ),
  };
}

interface AnswerProps {
  duty: MyDuty;
  begun: boolean;
}

/** X-ACK-8: what the person answered, where it has changed since. */
export function AnsweredFor({ duty: { answered_for: was } }: { duty: MyDuty }) {
  const { t } = useTexts();
  if (!was) return null;
  const when = t('duties:mine.when', { day: fullDay(was.date), time: clockTime(was.time) });
  return (
    <span>
      {was.what === null
        ? t('duties:mine.answeredTime', { when })
        : t('duties:mine.answered', { when, what: was.what })}
    </span>
  );
}

/** @param quiet for one of many. */
export function YesButton({ duty, begun, quiet = false }: AnswerProps & { quiet?: boolean }) {
  const { t } = useTexts();
  const { said, can, pending, label, say } = useYes(duty, begun);
  if (said) return <StatusChip state="accepted" label={t('duties:mine.accepted')} />;
  if (!can) return null;
  return (
    <Button
      variant={quiet ? 'default' : 'filled'}
      aria-label={label}
      loading={pending}
      leftSection={quiet ? undefined : <IconCheck aria-hidden="true" size={20} />}
      onClick={say}
    >
      {t('duties:mine.yes')}
    </Button>
  );
}
