/** What the screens of schedules show of duties. */
import { lazy, Suspense } from 'react';
import type { AssignSheetProps } from './assign-sheet.tsx';

const LazyAssignSheet = lazy(async () => ({ default: (await import('./assign-sheet.tsx')).AssignSheet }));

/** Arrives when it is opened. The screen names the phrases `chooser`, `duties` and `schedule`. */
export const AssignSheet = (props: AssignSheetProps) => (
  <Suspense>
    <LazyAssignSheet {...props} />
  </Suspense>
);
