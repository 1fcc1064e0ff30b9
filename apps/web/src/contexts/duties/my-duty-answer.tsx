/** Button that confirms an own duty; the answer shows on the schedule (X-ACK). */
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useOnline } from '#platform/online.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import { StatusChip } from '#ui/schedule/status-chip.tsx';
import { type MyDuty, titleOfMine } from './my-duty-title.ts';

/** Not available after the start, offline, or after a yes. */
function useYes(duty: MyDuty, begun: boolean) {
  const { t } = useTexts();
  const online = useOnline();
  const title = titleOfMine(t, duty);
  const answer = useWrite('duties.acknowledgeDuty', {
    success: () => toasts.show(t('duties:mine.saidYes', { title })),
  });
  return {
    said: duty.acknowledged === 'yes',
    // A task of a whole group needs no answer.
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

/** X-ACK-8: the earlier answer of a duty that has changed since. */
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

/** @param quiet for a row in a list. */
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
