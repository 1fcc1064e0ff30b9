/**
 * Duties of a person between two days, each with a button that begins the search for others, or notifies the assigner
 * (USERS-X19, USERS-X22, X-SWAP-20).
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
import { useCannot } from './use-cannot.api.ts';

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

interface CannotRowProps {
  duty: MyDuty;
  button: string;
  /** Accessible name of the button. */
  label: (about: { title: string; day: string }) => string;
  isPending: boolean;
  error: Error | null;
  /** Null before the answer. */
  said: string | null;
  onSay: () => void;
}

function CannotRow({ duty, button, label, isPending, error, said, onSay }: CannotRowProps) {
  const { t } = useTexts();
  const title = titleOfMine(t, duty);
  return (
    <>
      <ListRow
        title={<bdi>{title}</bdi>}
        line={`${fullDay(duty.date)} · ${wallClock(startOf(duty))}`}
        trailing={
          said === null ? (
            <Button
              variant="default"
              aria-label={label({ title, day: fullDay(duty.date) })}
              loading={isPending}
              onClick={onSay}
            >
              {button}
            </Button>
          ) : (
            <Said>{said}</Said>
          )
        }
      />
      <FailureNotice error={error} />
    </>
  );
}

function OwnRow({ duty }: { duty: MyDuty }) {
  const { t } = useTexts();
  const { say, isPending, error, outcome } = useCannot(duty, 'away');
  return (
    <CannotRow
      {...{ duty, isPending, error }}
      button={t('duties:cannot.say')}
      label={(about) => t('duties:cannot.sayOf', about)}
      said={outcome && t(`duties:cannot.${outcome}`)}
      onSay={say}
    />
  );
}

function OthersRow({ duty, name }: { duty: MyDuty; name: string }) {
  const { t } = useTexts();
  const { mutate, isPending, error, data } = useWrite('duties.sayCannot');
  const said = data && t(data.told > 0 ? 'duties:cannot.told' : 'duties:cannot.nobody');
  return (
    <CannotRow
      {...{ duty, isPending, error }}
      button={t('duties:cannot.sayFor')}
      label={(about) => t('duties:cannot.sayForOf', { ...about, name })}
      said={said ?? null}
      onSay={() => mutate({ params: { id: duty.id } })}
    />
  );
}

interface DutiesToDeclineProps {
  duties: readonly MyDuty[];
  /** Name of another person; undefined for own duties. */
  name?: string;
}

export const DutiesToDecline = ({ duties, name }: DutiesToDeclineProps) => (
  <Card>
    {duties.map((duty) => {
      const key = `${duty.kind} ${duty.id}`;
      return name === undefined ? (
        <OwnRow key={key} duty={duty} />
      ) : (
        <OthersRow key={key} duty={duty} name={name} />
      );
    })}
  </Card>
);
