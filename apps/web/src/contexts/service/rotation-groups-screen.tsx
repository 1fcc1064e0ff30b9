/** Screen of the rotation groups with the date until which they are planned (SERVICE-S4). */
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { GroupList } from './group-list.tsx';
import { useOverseers, useOverseersLoading } from './overseer-choices.ts';
import { RotationGroupSheet } from './rotation-group-sheet.tsx';
import { placeOf, type RotationGroup, rotationTime } from './service-labels.ts';

function useLabels() {
  const { t } = useTexts();
  const people = useOverseers('rotation');
  return (row: RotationGroup) => {
    const first = people.find(({ id }) => id === row.overseers[0])?.full_name;
    const turns = t('service:rotation.turns', { count: row.overseers.length });
    return {
      name: row.label,
      lines: [
        joinTexts([rotationTime(t, row), row.rotation ? turns : (first ?? t('service:nobodyLeads'))]),
        joinTexts([placeOf(t, row)]),
        row.current_date ? t('service:rotation.booked', { date: fullDay(row.current_date) }) : '',
      ].filter((line) => line !== ''),
    };
  };
}

export function RotationGroupsScreen() {
  const { t } = useTexts();
  const may = usePermits().has('settings.rotation_groups.add');
  const labelsOf = useLabels();
  const remove = useWrite('service.deleteRotationGroup');
  return (
    <GroupList
      title={t('service:rotation.title')}
      text={t('service:rotation.text')}
      empty={t('service:rotation.empty')}
      add={t('service:rotation.add')}
      query={useRead('service.listRotationGroups')}
      along={[useOverseersLoading()]}
      may={{ add: may, edit: may, remove: may }}
      labelsOf={labelsOf}
      sheet={(row, close) => <RotationGroupSheet group={row} onClose={close} />}
      question={(row, close) => (
        <DeleteQuestion
          title={t('service:rotation.deleteTitle')}
          text={t('service:deleteText')}
          removal={remove}
          given={{ params: { id: row.id } }}
          onClose={close}
        />
      )}
    />
  );
}
