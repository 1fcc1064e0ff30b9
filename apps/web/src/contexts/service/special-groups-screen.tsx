/** Screen of groups that meet once (SERVICE-S3). */
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { nowHere, wallClock, wallDay } from '#platform/wall-times.ts';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { GroupList } from './group-list.tsx';
import { placeOf, type SpecialGroup } from './service-labels.ts';
import { SpecialGroupSheet } from './special-group-sheet.tsx';

const key = 'settings.special_service_groups';

function useLabels() {
  const { t } = useTexts();
  return (row: SpecialGroup) => ({
    name: row.label,
    lines: [
      joinTexts([wallDay(row.meeting_date), wallClock(row.meeting_date), placeOf(t, row)]),
      joinTexts([
        row.overseer?.full_name ?? t('service:nobodyLeads'),
        row.replaces ? t('service:special.replaces') : null,
      ]),
    ],
  });
}

/** Upcoming groups by date, then past ones, latest first. */
function inOrder(rows: readonly SpecialGroup[]): SpecialGroup[] {
  const today = nowHere().slice(0, 10);
  const coming = rows.filter(({ meeting_date }) => meeting_date >= today);
  return [...coming, ...rows.filter((row) => !coming.includes(row)).reverse()];
}

export function SpecialGroupsScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const labelsOf = useLabels();
  const remove = useWrite('service.deleteSpecialGroup');
  return (
    <GroupList
      title={t('service:special.title')}
      text={t('service:special.text')}
      empty={t('service:special.empty')}
      add={t('service:special.add')}
      query={useRead('service.listSpecialGroups', {}, { select: inOrder })}
      may={{
        add: permits.has(`${key}.add`),
        edit: permits.has(`${key}.edit`),
        remove: permits.has(`${key}.delete`),
      }}
      labelsOf={labelsOf}
      sheet={(row, close) => <SpecialGroupSheet group={row} onClose={close} />}
      question={(row, close) => (
        <DeleteQuestion
          title={t('service:special.deleteTitle')}
          text={t('service:deleteText')}
          removal={remove}
          given={{ params: { id: row.id } }}
          onClose={close}
        />
      )}
    />
  );
}
