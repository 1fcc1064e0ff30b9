/**
 * The frame: four tabs at the bottom on phones, a rail at the side on wider screens; hidden while offline
 * (SHELL-R1, SHELL-R2).
 */
import { initials } from '@sheaf/rules/people/people/names';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { MapTourHost } from '#contexts/dashboard/dashboard/map-tour.api.tsx';
import { createTourHost } from '#contexts/dashboard/dashboard/tour.api.tsx';
import { WaitingBar } from '#contexts/sync/waiting.api.tsx';
import { useAppDown } from '#platform/app-down.ts';
import { useSlowConnection } from '#platform/connection.ts';
import { timeOrDate } from '#platform/dates.ts';
import { useOnline } from '#platform/online.ts';
import { useWaiting } from '#platform/outbox/waiting.ts';
import { onNotePressed } from '#platform/push.ts';
import { useSignedIn } from '#platform/session.ts';
import { useSimpleMode } from '#platform/simple-mode.ts';
import { snapshotMarks } from '#platform/snapshot/snapshot.ts';
import { useStaleSince } from '#platform/stale-data.ts';
import { useTexts } from '#platform/texts.ts';
import { useAnyUnsaved } from '#platform/unsaved.ts';
import { takeUpdate, useUpdateReady } from '#platform/update.ts';
import { Link } from '#ui/link.tsx';
import { Mark } from '#ui/mark.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { KeepChecked } from './keep-checked.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ScreenFocus } from './screen-focus.ts';
import classes from './shell.module.css';
import { ToastHost } from './toast-host.tsx';

/** MSG-R15: pressing a push notification opens its screen, unless a form has unsaved input. */
function FollowNotes() {
  const navigate = useNavigate();
  const unsaved = useAnyUnsaved();
  useEffect(() => onNotePressed((path) => void (unsaved || navigate(path))), [navigate, unsaved]);
  return null;
}

const TourHost = createTourHost(async () => {
  const { tourSteps, menuItems } = await import('./domain-routes.tsx');
  return { steps: tourSteps, menu: menuItems };
});

const tabs = [
  { to: '/', key: 'maps', Icon: IconMap2 },
  { to: '/assignments/', key: 'assignments', Icon: IconChecklist },
  { to: '/schedules/', key: 'schedules', Icon: IconCalendarWeek },
  { to: '/settings/', key: 'settings', Icon: IconSettings },
] as const;

/** Simple mode has one tab, back to its start page. */
function Tabs({ simple }: { simple: boolean }) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const isOpen = (to: string): boolean =>
    to === '/'
      ? pathname === '/' || pathname.startsWith('/map/') || pathname.startsWith('/notifications')
      : // Feature requests belong to the settings tab.
        pathname.startsWith(to.slice(0, -1)) || (to === '/settings/' && pathname.startsWith('/forum/'));
  return (
    <ul className={classes.tabs}>
      {(simple ? tabs.slice(0, 1) : tabs).map(({ to, key, Icon }) => (
        <li key={key}>
          <Link
            to={to}
            data-tour={`tab-${key}`}
            className={classes.tab}
            data-open={isOpen(to) || undefined}
            aria-current={isOpen(to) ? 'page' : undefined}
          >
            <span className={classes.pill}>
              <Icon aria-hidden="true" />
            </span>
            <span>{t(simple ? 'shell:simple.start' : `shell:tab.${key}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Hidden while a form has unsaved input or work waits, because a reload must not lose anything (SHELL-R5).
 */
function UpdateBar() {
  const { t } = useTexts();
  const ready = useUpdateReady();
  const unsaved = useAnyUnsaved();
  const waiting = useWaiting().some((action) => action.state === 'waiting');
  if (!ready || unsaved || waiting) return null;
  return (
    <p className={classes.update} role="status">
      {t('shell:update.text')}
      <PlainButton className={classes.reload} onClick={() => takeUpdate()}>
        {t('shell:update.reload')}
      </PlainButton>
    </p>
  );
}

/** Replaces the tabs at the same height, so that the page does not shift when the network changes. */
function OfflineBanner() {
  const { t } = useTexts();
  return (
    <aside className={classes.offline}>
      <p className={classes.offlineText} role="status">
        <IconWifiOff aria-hidden="true" size={20} />
        <span>{t('shell:offline')}</span>
      </p>
      <Link className={classes.toMaps} to="/">
        {t('shell:myMaps')}
      </Link>
    </aside>
  );
}

/** SHELL-R29. The live region exists before its text, so that the text is announced. */
function SlowLine() {
  const { t } = useTexts();
  const slow = useSlowConnection();
  const since = useStaleSince();
  const online = useOnline();
  const text =
    since === null
      ? slow && online && t('shell:slow')
      : t('shell:asOf', { when: timeOrDate(new Date(since).toISOString()) });
  return (
    <div role="status" className={classes.slowPlace}>
      {text && <p className={classes.slow}>{text}</p>}
    </div>
  );
}

export function Shell() {
  const { t } = useTexts();
  const online = useOnline();
  const state = useAppDown();
  const { user } = useSignedIn();
  const simple = useSimpleMode();
  const isStart = useLocation().pathname === '/';
  return (
    <div className={classes.frame} data-bare={(simple && isStart && online) || undefined}>
      <a href="#content" className={classes.skip}>
        {t('shell:skip')}
      </a>
      {online ? (
        <nav className={classes.navigation} hidden={simple && isStart} aria-label={t('shell:navigation')}>
          <p className={classes.mark}>
            <Mark size={34} />
            <span>{t('shell:name')}</span>
          </p>
          <Tabs simple={simple} />
          <p className={classes.who}>
            <span className={classes.avatar} aria-hidden="true">
              {initials(user.full_name)}
            </span>
            <bdi>{user.full_name}</bdi>
          </p>
        </nav>
      ) : (
        <OfflineBanner />
      )}
      <div className={classes.floating} data-snapshot={snapshotMarks.leaveOut}>
        {online && (state === 'working-on' || state === 'waiting') && (
          <p className={classes.away} role="status">
            {t(state === 'waiting' ? 'shell:down.waiting' : 'shell:down.text')}
          </p>
        )}
        <SlowLine />
        <UpdateBar />
        <WaitingBar />
      </div>
      <div className={classes.page}>
        <main id="content" className={classes.main}>
          <Suspense fallback={<Skeleton height={82} count={5} />}>
            <Outlet />
          </Suspense>
          <ToastHost />
        </main>
      </div>
      <LeaveGuard />
      <TourHost />
      <MapTourHost />
      <KeepChecked />
      <FollowNotes />
      <ScreenFocus />
    </div>
  );
}
