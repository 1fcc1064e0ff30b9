/** Duty components for other contexts. */
import { lazy, Suspense } from 'react';
import type { AssignSheetProps } from './assign-sheet.tsx';

const LazyAssignSheet = lazy(async () => ({ default: (await import('./assign-sheet.tsx')).AssignSheet }));

/** Lazy. The screen must load the phrases `chooser`, `duties` and `schedule`. */
export const AssignSheet = (props: AssignSheetProps) => (
  <Suspense>
    <LazyAssignSheet {...props} />
  </Suspense>
);
