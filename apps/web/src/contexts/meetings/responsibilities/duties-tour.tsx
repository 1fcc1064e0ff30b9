/** Tour of the duties and their settings; its step is part of the address (ATTEND-S4). */

import { offeredSteps } from '@sheaf/rules/dashboard/dashboard/tour';
import { dutiesTour, dutiesTourAddress, dutiesTourPlace } from '@sheaf/rules/meetings/responsibilities/tour';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useModules } from '#contexts/people/congregations/congregations.api.ts';
import { usePermits } from '#platform/session.ts';
import { TourCard } from '#ui/tour-card.tsx';

/** Steps for this person, and the current one; null while no tour is open. */
export function useDutiesTour() {
  const permits = usePermits();
  const modules = useModules();
  const [params] = useSearchParams();
  const steps = useMemo(
    () => offeredSteps(dutiesTour, { permits, modules, entries: [] }),
    [permits, modules],
  );
  const at = dutiesTourPlace(params.get('tour'), steps);
  return { steps, at, step: at === null ? null : steps[at]! };
}

export function useStartDutiesTour(): () => void {
  const { steps } = useDutiesTour();
  const navigate = useNavigate();
  return () => void navigate(dutiesTourAddress(steps, 0));
}

/** @param screen that the tour is rendered on. */
export function DutiesTour({ screen }: { screen: string }) {
  const { steps, at, step } = useDutiesTour();
  const navigate = useNavigate();
  if (at === null || step?.screen !== screen) return null;
  const go = (place: number): void => void navigate(dutiesTourAddress(steps, place), { replace: true });
  const leave = (): void => void navigate(screen, { replace: true });
  return (
    <TourCard
      step={{ name: step.name, ...(step.target && { target: `[data-tour="${step.target}"]` }) }}
      place={{ at, of: steps.length }}
      there
      onBack={at > 0 ? () => go(at - 1) : undefined}
      onNext={() => (at === steps.length - 1 ? leave() : go(at + 1))}
      onLeave={leave}
    />
  );
}
