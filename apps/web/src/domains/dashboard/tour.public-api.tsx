/** What the frame shows of the tour; it arrives when it is begun. */
import type { TourStep } from '@sheaf/rules/dashboard/tour';
import { Suspense } from 'react';
import { loadPhrases } from '../../platform/texts.ts';
import { lazyThemed, loadTheme } from '../../ui/lazy-themed.tsx';
import { tour, useTour } from './tour-state.ts';

/** @param loadSteps those of all domains, by their place. */
export function createTourHost(loadSteps: () => Promise<readonly TourStep[]>) {
  const WelcomeTour = lazyThemed(async () => {
    try {
      const [{ WelcomeTour: Tour }, steps] = await Promise.all([
        import('./welcome-tour.tsx'),
        loadSteps(),
        loadPhrases(['tour']),
        loadTheme(),
      ]);
      return () => <Tour steps={steps} />;
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
