/**
 * Duties of a person between two days, each with a button that notifies the assigner (USERS-X19, USERS-X22).
 */
import { Button } from '@mantine/core';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { wallClock } from '#platform/wall-times.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Said } from '#ui/said.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { startOf } from './my-duty-labels.ts';
import { type MyDuty, titleOfMine } from './my-duty-title.ts';

/** Both days inclusive; without tasks of a whole group. */
export function useDutiesBetween(from: string, to: string): MyDuty[] | undefined {
  const read = useRead('duties.listMyDuties');
  return read.data?.filter(
    ({ date, kind, user_id }) => from <= date && date <= to && !(kind === 'task' && user_id === null),
  );
}

/** Duties of another person for whom days away were recorded. */
export function useDutiesOfBetween(id: number, from: string, to: string): MyDuty[] | undefined {
  return useRead('duties.listDutiesBetween', { params: { id }, query: { from, to } }).data;
}

interface CannotProps {
  duty: MyDuty;
  /** Name of another person; undefined for an own duty. */
  name: string | undefined;
}

function CannotRow({ duty, name }: CannotProps) {
  const { t } = useTexts();
  const saying = useWrite('duties.sayCannot');
  const title = titleOfMine(t, duty);
  const told = saying.data?.told;
  const about = { title, day: fullDay(duty.date) };
  const label =
    name === undefined ? t('duties:cannot.sayOf', about) : t('duties:cannot.sayForOf', { ...about, name });
  return (
    <>
      <ListRow
        title={<bdi>{title}</bdi>}
        line={`${fullDay(duty.date)} · ${wallClock(startOf(duty))}`}
        trailing={
          told === undefined ? (
            <Button
              variant="default"
              aria-label={label}
              loading={saying.isPending}
              onClick={() => saying.mutate({ params: { id: duty.id } })}
            >
              {t(name === undefined ? 'duties:cannot.say' : 'duties:cannot.sayFor')}
            </Button>
          ) : (
            <Said>{t(told > 0 ? 'duties:cannot.told' : 'duties:cannot.nobody')}</Said>
          )
        }
      />
      <FailureNotice error={saying.error} />
    </>
  );
}

export function DutiesToDecline({ duties, name }: { duties: readonly MyDuty[]; name?: string }) {
  return (
    <Card>
      {duties.map((duty) => (
        <CannotRow key={`${duty.kind} ${duty.id}`} duty={duty} name={name} />
      ))}
    </Card>
  );
}
