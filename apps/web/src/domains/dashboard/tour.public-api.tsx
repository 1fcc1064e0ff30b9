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
}

/** Decided when it is begun: nothing of it comes or goes while somebody walks it. */
function useOffered({ steps, menu }: ToldByDomains): readonly TourStep[] {
  const permits = usePermits();
  const modules = useModules();
  const { development, translating } = useSignedIn().congregation;
  const [offered] = useState(() => {
    const viewer = { permits, modules, online: true, development, translating };
    const entries = menu.filter((entry) => isShown(entry, viewer)).map(({ to }) => to);
    return offeredSteps(steps, { permits, modules, entries });
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
      return function OfferedTour() {
        return <Tour steps={useOffered(told)} />;
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
