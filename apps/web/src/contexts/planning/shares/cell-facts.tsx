/** Duties of a person in a week, with links to their schedules, and days away. */
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs';
import { useTexts } from '#platform/texts.ts';
import { ListRow } from '#ui/list-row.tsx';
import { DutyIcon } from '#ui/schedule/duty-icon.tsx';
import { dayAndMonth, fullDay } from '#ui/schedule/schedule-dates.ts';
import { iconOfKind, type MatrixCell, type MatrixPerson, pathOfDuty, titleOfKind } from './matrix-view.ts';

export function CellFacts({ cell: { duties, away, cannot } }: { cell: MatrixCell }) {
  const { t } = useTexts();
  return (
    <>
      {duties.map((duty, index) => (
        <ListRow
          // A person may have two duties of one kind on a day.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no state
          key={index}
          to={pathOfDuty(duty)}
          icon={<DutyIcon kind={iconOfKind(duty.kind)} />}
          title={<bdi>{titleOfKind(t, duty.kind)}</bdi>}
          line={fullDay(duty.date)}
        />
      ))}
      {away && (
        <ListRow
          icon={<IconPlaneDeparture aria-hidden="true" />}
          title={t('shares:away')}
          line={t('schedule:week.span', { from: dayAndMonth(away.from), to: dayAndMonth(away.to) })}
        />
      )}
      {cannot && (
        <ListRow
          icon={<IconCalendarX aria-hidden="true" />}
          title={t('shares:cannot')}
          line={t('shares:cannotText')}
        />
      )}
    </>
  );
}

export function HistoryLink({ person: { id } }: { person: MatrixPerson }) {
  const { t } = useTexts();
  return (
    <ListRow
      to={`/schedules/matrix/${id}/`}
      icon={<IconHistory aria-hidden="true" />}
      title={t('shares:history.row')}
    />
  );
}
