/** Tour of a person's first map: a door, and how to undo a tap, in at most five steps (SHELL-R27). */
import { type MapTourStep, mostMapSteps } from '@sheaf/rules/dashboard/dashboard/tour';
import { useState } from 'react';
import { TourCard } from '#ui/tour-card.tsx';

/** @param steps steps with a target on this map. */
export function MapTour({ steps, onClose }: { steps: readonly MapTourStep[]; onClose: () => void }) {
  const [at, setAt] = useState(0);
  const shown = steps.slice(0, mostMapSteps);
  const step = shown[at];
  if (!step) return null;
  const next = (): void => (at === shown.length - 1 ? onClose() : setAt(at + 1));
  return (
    <TourCard
      step={step}
      place={{ at, of: shown.length }}
      there
      leavesOnTap
      onBack={at > 0 ? () => setAt(at - 1) : undefined}
      onNext={next}
      onLeave={onClose}
    />
  );
}
