/** Welcome tour: highlights a control and explains it in a card (SHELL-S8). */
import {
  nextTourStep,
  previousTourStep,
  type TourStep,
  tourPlace,
  tourStep,
  tourStepOn,
} from '@sheaf/rules/dashboard/dashboard/tour';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TourCard } from '#ui/tour-card.tsx';
import { tour, useTour } from './tour-state.ts';

type Steps = readonly TourStep[];

/**
 * Follows navigation: a tap on the tab of a step advances the tour, back returns to the previous step
 * (SHELL-R13).
 */
function useFollowing(steps: Steps): boolean {
  const { at } = useTour();
  const { pathname } = useLocation();
  useEffect(() => {
    const step = tourStepOn(steps, tour.get().at, pathname);
    if (step === null) tour.leave();
    else if (step !== tour.get().at) tour.go(step);
  }, [steps, pathname]);
  return tourStepOn(steps, at, pathname) === at;
}

function useSteps(steps: Steps) {
  const { at } = useTour();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = (to: number | null): void => {
    if (to === null) {
      tour.finish();
      return;
    }
    tour.go(to);
    const { screen } = tourStep(steps, to);
    if (tourStepOn(steps, to, pathname) !== to) navigate(screen);
  };
  return { at, back: () => go(previousTourStep(at)), next: () => go(nextTourStep(steps, at)) };
}

/** Continues at the stored step, or at the first one if that does not exist. */
function useResuming(steps: Steps): void {
  useLayoutEffect(() => {
    const place = tourPlace(steps, tour.get().at);
    if (place !== tour.get().at) tour.go(place);
  }, [steps]);
}

export function WelcomeTour({ steps }: { steps: Steps }) {
  useResuming(steps);
  const { at, back, next } = useSteps(steps);
  const there = useFollowing(steps);
  const step = tourStep(steps, at);
  return (
    <TourCard
      step={step}
      place={{ at, of: steps.length }}
      there={there}
      open={step.advanceOn !== undefined}
      onBack={at > 0 ? back : undefined}
      onNext={next}
      onLeave={tour.leave}
    />
  );
}
