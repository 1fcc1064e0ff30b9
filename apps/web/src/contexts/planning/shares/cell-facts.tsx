/** Duties of a person in a week, with links to their schedules, and days away. */
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs';
import { today as todayHere } from '#platform/dates.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { ListRow } from '#ui/list-row.tsx';
import { DutyIcon } from '#ui/schedule/duty-icon.tsx';
import { dayAndMonth, fullDay } from '#ui/schedule/schedule-dates.ts';
import {
  iconOfKind,
  isChosen,
  type MatrixCell,
  type MatrixPerson,
  pathOfDuty,
  type ShownDraft,
  titleOfKind,
} from './matrix-view.ts';

/** A duty for which another person is to be chosen. */
export interface ChangedDuty {
  id: number;
  title: string;
}

interface CellFactsProps {
  cell: MatrixCell;
  draft: ShownDraft;
  onChange: (duty: ChangedDuty) => void;
}

export function CellFacts({ cell: { duties, proposed, away, cannot }, draft, onChange }: CellFactsProps) {
  const { t } = useTexts();
  const today = todayHere();
  return (
    <>
      {duties.map((duty, index) => (
        <ListRow
          // A person may have two duties of one kind on a day.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no state
          key={index}
          {...(duty.id !== null && isChosen(duty, today)
            ? { onClick: () => onChange({ id: duty.id!, title: titleOfKind(t, duty.kind) }) }
            : { to: pathOfDuty(duty) })}
          icon={<DutyIcon kind={iconOfKind(duty.kind)} />}
          title={<bdi>{titleOfKind(t, duty.kind)}</bdi>}
          line={joinTexts([
            fullDay(duty.date),
            duty.id !== null && isChosen(duty, today) && t('shares:change'),
          ])}
        />
      ))}
      {proposed.map(({ kind, date }, index) => (
        <ListRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no state
          key={index}
          to={`/schedules/drafts/${draft}/`}
          icon={<DutyIcon kind={iconOfKind(kind)} />}
          title={<bdi>{titleOfKind(t, kind)}</bdi>}
          line={joinTexts([fullDay(date), t('shares:proposed')])}
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
