/** Dashboard with the person's maps, prompts, and all maps by number (SHELL-S3, MAPS-S1). */

import { readMapSearch } from '@sheaf/rules/territory/maps/map-search';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { type MapRow, MyMap, NoMaps, useMaps } from '#contexts/territory/maps/map-list.api.ts';
import { useAlerts } from '#platform/alerts.ts';
import { longDay } from '#platform/dates.ts';
import { useSignedIn } from '#platform/session.ts';
import { keepSnapshot } from '#platform/snapshot/keep-snapshot.ts';
import { snapshotMarks } from '#platform/snapshot/snapshot.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Section } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { MapTypeIcon } from '#ui/map-tile.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TitleBar } from '#ui/title-bar.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import classes from './dashboard-screen.module.css';
import { FindMap, FoundMaps } from './find-map.tsx';
import { type SpaceAbove, Tiles, wideFrom } from './map-tiles.tsx';
import { NextPlace } from './next-place.tsx';
import { Prompts } from './prompts.tsx';
import { tour, useTour } from './tour-state.ts';
import { countUnseen, usePrompts, usePromptsLoading } from './use-prompts.ts';

/** Fewer maps need no search. */
const searchFrom = 8;

/** Pixels of the root's font from which the date may take two lines on a phone. */
const largeText = 20;

const hasLargeText = (): boolean =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= largeText;

/**
 * Shows the date a frame after the maps, with its line reserved: the first date formatter takes an old phone
 * 75 ms. Large text, which may wrap, shows it at once.
 */
function useToday(ready: boolean): string {
  const { lang } = useTexts();
  const [today, setToday] = useState(() => (hasLargeText() ? longDay(new Date()) : '\u00a0'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is in the language of the screen
  useEffect(() => {
    if (!ready) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setToday(longDay(new Date())));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [ready, lang]);
  return today;
}

/** By the phone's clock. */
const greetingOf = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

/** Legend of the shapes and icons in use. */
function Legend({ maps, personId }: { maps: MapRow[]; personId: number }) {
  const { t } = useTexts();
  const types = mapTypes.codes.filter((code) => maps.some((map) => map.type_id === code));
  return (
    <ul className={classes.legend} data-tour="map-signs" aria-label={t('maps:legend.title')}>
      {types.map((code) => (
        <li key={code} className={classes.sign}>
          <MapTypeIcon type={mapTypes.decode(code)} /> {t(`maps:legend.${code}`)}
        </li>
      ))}
      {maps.some((map) => map.assignment?.user?.id === personId) && (
        <li className={classes.sign}>
          <IconCheck aria-hidden="true" size={20} /> {t('maps:legend.mine')}
        </li>
      )}
    </ul>
  );
}

/** True after the tiles were unfolded, also when the person returns to the dashboard. */
let unfolded = false;

/** Folds the tiles again, like a restart of the app. @internal for tests. */
export function foldTiles(): void {
  unfolded = false;
}

/** On a phone the tiles of a person with a map of their own are behind a button; the tour unfolds them. */
function useFold(held: number, count: number): [boolean, () => void] {
  const [open, setOpen] = useState(unfolded);
  const touring = useTour().open;
  const unfold = (): void => {
    unfolded = true;
    setOpen(true);
  };
  return [held > 0 && count > searchFrom && innerWidth < wideFrom && !open && !touring, unfold];
}

interface AllMapsProps extends SpaceAbove {
  maps: MapRow[];
  personId: number;
}

/** Memoised, so that it does not render with every keystroke of the search. */
const AllMaps = memo(function AllMaps({ maps, personId, held, prompts }: AllMapsProps) {
  const { t } = useTexts();
  const [folded, unfold] = useFold(held, maps.length);
  return (
    <Section
      title={t('maps:all')}
      aside={!folded && <span className="numbers">{t('maps:count', { count: maps.length })}</span>}
    >
      {maps.length === 0 && <NoMaps />}
      {folded ? (
        <PlainButton className={classes.unfold} data-tour="map-buttons" onClick={unfold}>
          {t('maps:unfold', { count: maps.length })}
        </PlainButton>
      ) : (
        <>
          <Tiles maps={maps} personId={personId} above={{ held, prompts }} />
          {maps.length > 0 && <Legend maps={maps} personId={personId} />}
        </>
      )}
    </Section>
  );
});

interface SearchedProps {
  /** Undefined if they could not be read. */
  maps: MapRow[] | undefined;
  personId: number;
  children: ReactNode;
}

/**
 * The search field, and the content shown until a search is typed. Has its own state, so that a keystroke
 * renders nothing else.
 */
function Searched({ maps, personId, children }: SearchedProps) {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState(false);
  const searching = readMapSearch(typed) !== '';
  if (searching && !searched) setSearched(true);
  useEffect(() => {
    if (maps && !searching) keepSnapshot();
  });
  return (
    <>
      {maps && maps.length > searchFrom && <FindMap typed={typed} onType={setTyped} />}
      {maps && searching && <FoundMaps maps={maps} typed={typed} personId={personId} />}
      <div className={classes.columns} hidden={searching} data-searched={searched || undefined}>
        {children}
      </div>
    </>
  );
}

function Actions({ count }: { count: number }) {
  const { t } = useTexts();
  return (
    <>
      <PlainButton
        className={classes.icon}
        data-tour="tour"
        aria-label={t('shell:tour')}
        onClick={tour.start}
      >
        <IconRoute aria-hidden="true" />
      </PlainButton>
      <Link
        to="/notifications/"
        data-tour="bell"
        className={classes.icon}
        aria-label={t('shell:bell', { count })}
      >
        <IconBell aria-hidden="true" />
        {count > 0 && <span className={classes.badge}>{count > 99 ? '99+' : count}</span>}
      </Link>
    </>
  );
}

/** At the first start on a phone the maps wait this long for the prompts, which would push them down. */
const longestWaitMilliseconds = 1000;

/** True once the prompts are known, or the wait for them is over. A read that failed is not waited for again. */
function usePromptsKnown(mapsReady: boolean): boolean {
  const hasFailed = useAlerts().errorUpdateCount > 0;
  const loading = usePromptsLoading() && !hasFailed;
  const [known, setKnown] = useState(!loading);
  useEffect(() => {
    if (known || !mapsReady) return;
    const timer = setTimeout(() => setKnown(true), loading ? longestWaitMilliseconds : 0);
    return () => clearTimeout(timer);
  }, [known, mapsReady, loading]);
  return known || !loading;
}

export function DashboardScreen() {
  const { t } = useTexts();
  const { user } = useSignedIn();
  useDocumentTitle(user.first_name);
  const maps = useMaps();
  const isKnown = usePromptsKnown(!maps.isPending);
  const isPending = maps.isPending || (maps.data !== undefined && !isKnown);
  const prompts = usePrompts(!isPending);
  const hasDuty = Boolean(useAlerts().data?.next);
  const unread = useRead('dashboard.countUnread').data?.unread ?? 0;
  const today = useToday(!isPending);
  const mine = maps.data?.filter((map) => map.assignment?.user?.id === user.id) ?? [];
  return (
    <>
      <TitleBar
        title={t(`shell:greeting.${greetingOf(new Date().getHours())}`, { name: user.first_name })}
        line={today}
        timely
        actions={<Actions count={countUnseen(prompts) + unread} />}
      />
      {isPending ? (
        // Shown alone, so that later content causes no layout shift.
        <Skeleton height={82} count={16} columns={4} />
      ) : (
        <Searched maps={maps.data} personId={user.id}>
          <div className={classes.side}>
            <NextPlace first={hasDuty} />
            {mine.map((map) => (
              <MyMap key={map.id} map={map} />
            ))}
            <Prompts {...prompts} />
          </div>
          <div className={classes.maps} data-snapshot={snapshotMarks.whenSeen}>
            {maps.data ? (
              <AllMaps
                maps={maps.data}
                personId={user.id}
                held={mine.length}
                prompts={prompts.shown.length > 0}
              />
            ) : (
              <ErrorNotice>{t('shell:failed')}</ErrorNotice>
            )}
          </div>
        </Searched>
      )}
    </>
  );
}
