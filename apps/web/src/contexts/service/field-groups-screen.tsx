/** Screen of the weekly field service meetings (SERVICE-S2). */
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { FieldGroupSheet } from './field-group-sheet.tsx';
import { GroupList } from './group-list.tsx';
import { useOverseers, useOverseersLoading } from './overseer-choices.ts';
import { type FieldGroup, placeOf, weeklyTime } from './service-labels.ts';

const key = 'settings.field_service_locations';

function useLabels() {
  const { t } = useTexts();
  const overseers = useOverseers('location');
  const groups = useRead('groups.listGroups').data ?? [];
  return (row: FieldGroup) => {
    const group = groups.find(({ id }) => id === row.group_id)?.name;
    const leads = overseers.find(({ id }) => id === row.overseer_id)?.full_name;
    return {
      name: row.label ?? group ?? placeOf(t, row),
      lines: [
        joinTexts([weeklyTime(row.meeting_day, row.meeting_time), group ?? t('service:forAll')]),
        joinTexts([placeOf(t, row), leads ?? t('service:nobodyLeads')]),
      ],
    };
  };
}

export function FieldGroupsScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const labelsOf = useLabels();
  const remove = useWrite('service.deleteFieldGroup');
  return (
    <GroupList
      title={t('service:weekly.title')}
      text={t('service:weekly.text')}
      empty={t('service:weekly.empty')}
      add={t('service:weekly.add')}
      query={useRead('service.listFieldGroups')}
      along={[useOverseersLoading(), useRead('groups.listGroups')]}
      may={{
        add: permits.has(`${key}.add`),
        edit: permits.has(`${key}.edit`),
        remove: permits.has(`${key}.delete`),
      }}
      labelsOf={labelsOf}
      sheet={(row, close) => <FieldGroupSheet group={row} onClose={close} />}
      question={(row, close) => (
        <DeleteQuestion
          title={t('service:weekly.deleteTitle')}
          text={t('service:weekly.deleteText')}
          removal={remove}
          given={{ params: { id: row.id } }}
          onClose={close}
        />
      )}
    />
  );
}
