/** Link to enter the reports of people for whom the person is a delegate (X-DELEGATE). */
import { lastMonth } from '@sheaf/rules/reports/months';
import { isMissing } from '@sheaf/rules/reports/report-list';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { today } from '#platform/dates.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';

export const useOthers = () => useRead('reports.readMonth', { params: { month: lastMonth(today()) } });

export function OthersLink() {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const keepsRecords = usePermits().has('settings.users');
  const month = useOthers();
  const others = month.data?.people.filter(({ user_id }) => user_id !== user.id) ?? [];
  if (others.length === 0) return null;
  const missing = others.filter(isMissing).length;
  return (
    <Card>
      <ListRow
        icon={<IconUsers aria-hidden="true" />}
        title={t('reports:others.title')}
        line={t('reports:others.missing', { count: missing })}
        to={keepsRecords ? '/settings/reports/' : '/settings/reports/others/'}
      />
    </Card>
  );
}
