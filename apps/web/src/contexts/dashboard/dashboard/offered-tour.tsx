import { isShown, type MenuEntry } from '@sheaf/rules/dashboard/dashboard/menus';
import { offeredSteps, type TourStep } from '@sheaf/rules/dashboard/dashboard/tour';
import { useState } from 'react';
import { useCartPaths } from '#contexts/carts/cart-paths.api.ts';
import { useModules } from '#contexts/people/congregations/congregations.api.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { WelcomeTour } from './welcome-tour.tsx';

export interface TourContents {
  /** Steps of all domains, by place. */
  steps: readonly TourStep[];
  menu: readonly MenuEntry[];
}

/** Decided at the start, so that no step appears or disappears during the tour. */
function useOffered({ steps, menu }: TourContents, paths: readonly string[]): readonly TourStep[] {
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

function TourOf({ told, paths }: { told: TourContents; paths: readonly string[] }) {
  return <WelcomeTour steps={useOffered(told, paths)} />;
}

export function OfferedTour({ told }: { told: TourContents }) {
  const paths = useCartPaths();
  return paths && <TourOf told={told} paths={paths} />;
}
