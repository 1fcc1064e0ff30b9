/** Menu of schedules; each entry belongs to a domain, a module and a permission (SHELL-S6). */
import { isShown } from '@sheaf/rules/dashboard/dashboard/menus';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import { LinkedCarts } from '#contexts/carts/linked-carts.api.ts';
import { useModules } from '#contexts/people/congregations/congregations.api.ts';
import { useMenu } from '#platform/known-domains.ts';
import { useOnline } from '#platform/online.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';

export function SchedulesScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const modules = useModules();
  const online = useOnline();
  const { development, translating } = useSignedIn().congregation;
  const viewer = { permits, modules, online, development, translating };
  const shown = useMenu('schedules').filter((entry) => isShown(entry, viewer));
  const none = shown.length === 0 && (
    <EmptyState icon={<IconCalendarWeek aria-hidden="true" />}>
      {t(online ? 'shell:schedules.none' : 'shell:schedules.offline')}
    </EmptyState>
  );
  return (
    <Page title={t('shell:schedules.title')} wide>
      {shown.length > 0 && (
        <Card label={t('shell:schedules.title')}>
          {shown.map(({ to, Icon, title, line }) => (
            <ListRow key={to} to={to} icon={<Icon aria-hidden="true" />} title={t(title)} line={t(line)} />
          ))}
        </Card>
      )}
      {none}
      <LinkedCarts />
    </Page>
  );
}
