/** This week, then the menu of schedules; each entry belongs to a domain, a module and a permission (SHELL-S6). */
import { isShown } from '@sheaf/rules/dashboard/dashboard/menus';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import { useEffect, useState } from 'react';
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
import { Skeleton } from '#ui/skeleton.tsx';
import classes from './schedules-screen.module.css';
import { ThisWeek, useThisWeek } from './this-week.tsx';

/** The menu waits this long for the week above it, which would push it down. */
const longestWaitMilliseconds = 1000;

/** Position of the week. Nothing is shown while it is `waiting`; a week that loads late is below the menu. */
function useWeekPlace(isLoading: boolean): 'waiting' | 'above' | 'below' {
  const [place, setPlace] = useState<'waiting' | 'above' | 'below'>(isLoading ? 'waiting' : 'above');
  useEffect(() => {
    if (place !== 'waiting') return;
    if (!isLoading) return setPlace('above');
    const timer = setTimeout(() => setPlace('below'), longestWaitMilliseconds);
    return () => clearTimeout(timer);
  }, [place, isLoading]);
  return place === 'waiting' && !isLoading ? 'above' : place;
}

function useShownMenu() {
  const permits = usePermits();
  const modules = useModules();
  const online = useOnline();
  const { development, translating } = useSignedIn().congregation;
  const viewer = { permits, modules, online, development, translating };
  return useMenu('schedules').filter((entry) => isShown(entry, viewer));
}

function Menu({ shown }: { shown: ReturnType<typeof useShownMenu> }) {
  const { t } = useTexts();
  const online = useOnline();
  return (
    <div className={classes.menu} data-tour="schedules">
      {shown.length > 0 ? (
        <Card label={t('shell:schedules.title')}>
          {shown.map(({ to, Icon, title, line }) => (
            <ListRow key={to} to={to} icon={<Icon aria-hidden="true" />} title={t(title)} line={t(line)} />
          ))}
        </Card>
      ) : (
        <EmptyState icon={<IconCalendarWeek aria-hidden="true" />}>
          {t(online ? 'shell:schedules.none' : 'shell:schedules.offline')}
        </EmptyState>
      )}
      <LinkedCarts />
    </div>
  );
}

export function SchedulesScreen() {
  const { t } = useTexts();
  const shown = useShownMenu();
  const week = useThisWeek(new Set(shown.map(({ to }) => to)));
  const place = useWeekPlace(week.isLoading);
  const thisWeek = shown.length > 0 && !week.isLoading && <ThisWeek rows={week.rows} />;
  return (
    <Page title={t('shell:schedules.title')} wide>
      {place === 'waiting' ? (
        <Skeleton height={60} count={6} />
      ) : (
        <div className={classes.screen}>
          {place === 'above' && thisWeek}
          <Menu shown={shown} />
          {place === 'below' && thisWeek}
        </div>
      )}
    </Page>
  );
}
