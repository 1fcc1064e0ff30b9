/** What the frame shows of the tour; it arrives when it is begun. */
import { Suspense } from 'react';
import { loadPhrases } from '../../platform/texts.ts';
import { lazyThemed, loadTheme } from '../../ui/lazy-themed.tsx';
import { tour, useTour } from './tour-state.ts';

const WelcomeTour = lazyThemed(async () => {
  try {
    const [module] = await Promise.all([import('./welcome-tour.tsx'), loadPhrases(['tour']), loadTheme()]);
    return module.WelcomeTour;
  } catch (error) {
    // The screen says that it stopped and offers to reload; that must not run into the same again.
    tour.leave();
    throw error;
  }
});

export function TourHost() {
  const { open } = useTour();
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <WelcomeTour />
    </Suspense>
  );
}
