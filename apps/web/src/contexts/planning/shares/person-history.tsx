/** Leads from the record of a person, or from the own profile, to the past duties. */
import { plannedBy } from '@sheaf/rules/planning/planned-area';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import type { PersonRowsProps } from '#platform/domain.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { ListRow } from '#ui/list-row.tsx';

export function PersonHistoryScreen({ person }: PersonRowsProps) {
  const { t } = useTexts();
  const isOwn = useSignedIn().user.id === person;
  const permits = usePermits();
  if (!isOwn && plannedBy(permits).length === 0) return null;
  return (
    <ListRow
      to={isOwn ? '/assignments/history/' : `/schedules/matrix/${person}/`}
      icon={<IconHistory aria-hidden="true" />}
      title={t('shares:history.row')}
      line={t('shares:history.rowText')}
    />
  );
}
