/** USERS-X19: the own duties between two days, each with a press that tells whoever assigns it. */
import { Button } from '@mantine/core';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { wallClock } from '#platform/wall-times.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { type MyDuty, titleOfMine } from './my-duty-title.ts';
import { startOf } from './my-duty-words.ts';

/** Both days included; nothing of what a whole group has. */
export function useDutiesBetween(from: string, to: string): MyDuty[] | undefined {
  const read = useRead('duties.listMyDuties');
  return read.data?.filter(
    ({ date, kind, user_id }) => from <= date && date <= to && !(kind === 'task' && user_id === null),
  );
}

function CannotRow({ duty }: { duty: MyDuty }) {
  const { t } = useTexts();
  const saying = useWrite('duties.sayCannot');
  const title = titleOfMine(t, duty);
  const told = saying.data?.told;
  return (
    <>
      <ListRow
        title={<bdi>{title}</bdi>}
        line={`${fullDay(duty.date)} · ${wallClock(startOf(duty))}`}
        trailing={
          told === undefined ? (
            <Button
              variant="default"
              aria-label={t('duties:cannot.sayOf', { title, day: fullDay(duty.date) })}
              loading={saying.isPending}
              onClick={() => saying.mutate({ params: { id: duty.id } })}
            >
              {t('duties:cannot.say')}
            </Button>
          ) : (
            <p role="status">{t(told > 0 ? 'duties:cannot.told' : 'duties:cannot.nobody')}</p>
          )
        }
      />
      <FailureNotice error={saying.error} />
    </>
  );
}

export function DutiesToDecline({ duties }: { duties: readonly MyDuty[] }) {
  return (
    <Card>
      {duties.map((duty) => (
        <CannotRow key={`${duty.kind} ${duty.id}`} duty={duty} />
      ))}
    </Card>
  );
}
