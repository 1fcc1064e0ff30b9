/** Form that e-mails the schedule of a week to its chairman (MEET-R24, MSG-S4). */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { nowHere } from '#platform/wall-times.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { WeekNavigator } from '#ui/schedule/span-navigator.tsx';
import { LanguageGroupSelect } from './language-groups/language-group-select.tsx';
import classes from './mail-schedule.module.css';

/** Duration of the text "Sent!" (MSG-R6). */
const sentMilliseconds = 4000;

/** Week that was sent within the last four seconds. */
function useSentWeek() {
  const [sent, setSent] = useState<string | null>(null);
  useEffect(() => {
    if (sent === null) return;
    const timer = setTimeout(() => setSent(null), sentMilliseconds);
    return () => clearTimeout(timer);
  }, [sent]);
  return [sent, setSent] as const;
}

interface MailScheduleFormProps {
  /** Monday and language group chosen initially. */
  first: { week: string; group: number | null };
}

export function MailScheduleForm({ first }: MailScheduleFormProps) {
  const { t } = useTexts();
  const today = nowHere().slice(0, 10);
  const [week, setWeek] = useState(first.week);
  const [group, setGroup] = useState(first.group);
  const [sent, setSent] = useSentWeek();
  const mailing = useWrite('meetings.mailSchedule');
  const turnTo = (start: string): void => {
    mailing.reset();
    setWeek(start);
  };
  const chooseGroup = (chosen: number | null): void => {
    mailing.reset();
    setSent(null);
    setGroup(chosen);
  };
  return (
    <>
      <div className={classes.fields}>
        <LanguageGroupSelect value={group} onChange={chooseGroup} />
        <WeekNavigator date={week} today={today} firstDay={1} onWeek={turnTo} />
      </div>
      <FailureNotice error={mailing.error} />
      <Button
        fullWidth
        mt="md"
        loading={mailing.isPending}
        disabled={sent === week}
        onClick={() =>
          mailing.mutate(
            { body: { week, ...(group !== null && { language_group_id: group }) } },
            { onSuccess: () => setSent(week) },
          )
        }
      >
        {t(sent === week ? 'printing:mail.sent' : 'printing:mail.send')}
      </Button>
      <span className="visually-hidden" role="status">
        {sent === week ? t('printing:mail.sent') : ''}
      </span>
    </>
  );
}
