/** Makes the phone's back button close an overlay instead of leaving the screen. */
import { useEffect, useRef } from 'react';
import { takeBack } from './page-history.ts';

export function useBackToClose(lies: boolean, end: () => void): void {
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => (lies ? takeBack(() => latest.current()) : undefined), [lies]);
}
