import { Suspense } from 'react';
import { loadPhrases } from '#platform/texts.ts';
import { lazyThemed, loadTheme } from '#ui/lazy-themed.tsx';
import type { TourContents } from './offered-tour.tsx';
import { tour, useTour } from './tour-state.ts';

export function createTourHost(load: () => Promise<TourContents>) {
  const Tour = lazyThemed(async () => {
    try {
      const [{ OfferedTour }, told] = await Promise.all([
        import('./offered-tour.tsx'),
        load(),
        loadPhrases(['tour']),
        loadTheme(),
      ]);
      return function BegunTour() {
        return <OfferedTour told={told} />;
      };
    } catch (error) {
      // Closes the tour, because the error screen offers a reload, which would open it and fail again.
      tour.leave();
      throw error;
    }
  });
  return function TourHost() {
    const { open } = useTour();
    if (!open) return null;
    return (
      <Suspense fallback={null}>
        <Tour />
      </Suspense>
    );
  };
}
