/** SHELL-S6: the schedules a congregation has; each entry comes with its domain, its module and its permit. */
import { type SchedulesAddress, schedulesMenu, shownSections } from '@sheaf/rules/dashboard/menus';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import { useOnline } from '../../platform/online.ts';
import { usePermits, useSignedIn } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { useModules } from '../congregations/congregations.door.ts';

/** Icon, and keys of phrases. */
const looks: Record<SchedulesAddress, { Icon: typeof IconPin; title: string; line: string }> = {
  '/schedules/noticeboard/': { Icon: IconPin, title: 'noticeboard:title', line: 'noticeboard:menuText' },
};

export function SchedulesScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const modules = useModules();
  const online = useOnline();
  const { development, translating } = useSignedIn().congregation;
  const shown = shownSections(schedulesMenu, { permits, modules, online, development, translating }).flatMap(
    ({ entries }) => entries,
  );
  return (
    <>
      <TitleBar title={t('shell:schedules.title')} />
      {shown.length === 0 && (
        <EmptyState icon={<IconCalendarWeek aria-hidden="true" />}>
          {t(online ? 'shell:schedules.none' : 'shell:schedules.offline')}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <Card label={t('shell:schedules.title')}>
          {shown.map(({ to }) => {
            const { Icon, title, line } = looks[to];
            return (
              <ListRow key={to} to={to} icon={<Icon aria-hidden="true" />} title={t(title)} line={t(line)} />
            );
          })}
        </Card>
      )}
    </>
  );
}
