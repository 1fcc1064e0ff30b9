/** What the frame shows of the tour; it arrives when it is begun. */
import { isShown, type MenuEntry } from '@sheaf/rules/dashboard/menus';
import { offeredSteps, type TourStep } from '@sheaf/rules/dashboard/tour';
import { Suspense, useState } from 'react';
import { usePermits, useSignedIn } from '../../platform/session.ts';
import { loadPhrases } from '../../platform/texts.ts';
import { lazyThemed, loadTheme } from '../../ui/lazy-themed.tsx';
import { useModules } from '../congregations/congregations.public-api.ts';
import { tour, useTour } from './tour-state.ts';

interface ToldByDomains {
  /** Of all domains, by their place. */
  steps: readonly TourStep[];
  menu: readonly MenuEntry[];
  /** Where the links lead that domains add to the menu of schedules; null while that is asked. */
  usePaths: readonly (() => readonly string[] | null)[];
}

/** Null until all are known. */
function usePathsOf({ usePaths }: ToldByDomains): readonly string[] | null {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is the same at every drawing
  const paths = usePaths.map((usePath) => usePath());
  return paths.every((known) => known !== null) ? paths.flat() : null;
}

/** Decided when it is begun: nothing of it comes or goes while somebody walks it. */
function useOffered({ steps, menu }: ToldByDomains, paths: readonly string[]): readonly TourStep[] {
  const permits = usePermits();
  const modules = useModules();
  const { development, translating } = useSignedIn().congregation;
  const [offered] = useState(() => {
    const viewer = { permits, modules, online: true, development, translating };
    const entries = menu.filter((entry) => isShown(entry, viewer)).map(({ to }) => to);
    return offeredSteps(steps, { permits, modules, entries: [...entries, ...paths] });
  });
  return offered;
}

export function createTourHost(load: () => Promise<ToldByDomains>) {
  const WelcomeTour = lazyThemed(async () => {
    try {
      const [{ WelcomeTour: Tour }, told] = await Promise.all([
        import('./welcome-tour.tsx'),
        load(),
        loadPhrases(['tour']),
        loadTheme(),
      ]);
      function OfferedTour({ paths }: { paths: readonly string[] }) {
        return <Tour steps={useOffered(told, paths)} />;
      }
      return function AskedTour() {
        const paths = usePathsOf(told);
        return paths && <OfferedTour paths={paths} />;
      };
    } catch (error) {
      // The screen says that it stopped and offers to reload; that must not run into the same again.
      tour.leave();
      throw error;
    }
  });
  return function TourHost() {
    const { open } = useTour();
    if (!open) return null;
    return (
      <Suspense fallback={null}>
        <WelcomeTour />
      </Suspense>
    );
  };
}
