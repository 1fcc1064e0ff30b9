/** What the frame shows of the tour; it arrives when it is begun. */
import { lazy, Suspense } from 'react';
import { loadPhrases } from '../../platform/texts.ts';
import { useTour } from './tour-state.ts';

const WelcomeTour = lazy(async () => {
  const [module] = await Promise.all([import('./welcome-tour.tsx'), loadPhrases(['tour'])]);
  return { default: module.WelcomeTour };
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
