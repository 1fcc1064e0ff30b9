/** SHELL-S6: the schedules a congregation has; each entry comes with its domain, its module and its permit. */
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import { useTexts } from '../../platform/texts.ts';
import { EmptyState } from '../../ui/notice.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';

export function SchedulesScreen() {
  const { t } = useTexts();
  return (
    <>
      <TitleBar title={t('shell:schedules.title')} />
      <EmptyState icon={<IconCalendarWeek aria-hidden="true" />}>{t('shell:schedules.none')}</EmptyState>
    </>
  );
}
