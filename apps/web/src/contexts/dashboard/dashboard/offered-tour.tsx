import { isShown, type MenuEntry } from '@sheaf/rules/dashboard/dashboard/menus';
import { offeredSteps, type TourStep } from '@sheaf/rules/dashboard/dashboard/tour';
import { useState } from 'react';
import { useModules } from '#contexts/people/congregations/congregations.api.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { WelcomeTour } from './welcome-tour.tsx';

export interface ToldByDomains {
  /** Steps of all domains, by place. */
  steps: readonly TourStep[];
  menu: readonly MenuEntry[];
  /** Hooks with the paths that domains add to the schedules menu; null while loading. */
  usePaths: readonly (() => readonly string[] | null)[];
}

/** Null until all are loaded. */
function usePathsOf({ usePaths }: ToldByDomains): readonly string[] | null {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is the same at every drawing
  const paths = usePaths.map((usePath) => usePath());
  return paths.every((known) => known !== null) ? paths.flat() : null;
}

/** Decided at the start, so that no step appears or disappears during the tour. */
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

function TourOf({ told, paths }: { told: ToldByDomains; paths: readonly string[] }) {
  return <WelcomeTour steps={useOffered(told, paths)} />;
}

export function OfferedTour({ told }: { told: ToldByDomains }) {
  const paths = usePathsOf(told);
  return paths && <TourOf told={told} paths={paths} />;
}
