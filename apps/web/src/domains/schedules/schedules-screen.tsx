/** SHELL-S6: the schedules a congregation has; each entry comes with its domain, its module and its permit. */
import { isOffered, type MenuGate } from '@sheaf/rules/congregations/modules';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import { useOnline } from '../../platform/online.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { useModules } from '../congregations/congregations.door.ts';

interface ScheduleEntry extends MenuGate {
  to: string;
  Icon: typeof IconPin;
  /** Keys of phrases. */
  title: string;
  line: string;
  /** Not shown without a network (SHELL-R16). */
  onlineOnly: boolean;
}

const entries: readonly ScheduleEntry[] = [
  {
    to: '/schedules/noticeboard/',
    Icon: IconPin,
    title: 'noticeboard:title',
    line: 'noticeboard:menuText',
    permissions: ['schedules.noticeboard'],
    onlineOnly: true,
  },
];

export function SchedulesScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const modules = useModules();
  const online = useOnline();
  const shown = entries.filter(
    (entry) => isOffered(entry, permits, modules) && (online || !entry.onlineOnly),
  );
  return (
    <>
      <TitleBar title={t('shell:schedules.title')} />
      {shown.length === 0 && (
        <EmptyState icon={<IconCalendarWeek aria-hidden="true" />}>{t('shell:schedules.none')}</EmptyState>
      )}
      {shown.length > 0 && (
        <Card label={t('shell:schedules.title')}>
          {shown.map(({ to, Icon, title, line }) => (
            <ListRow key={to} to={to} icon={<Icon aria-hidden="true" />} title={t(title)} line={t(line)} />
          ))}
        </Card>
      )}
    </>
  );
}
