/** Current wall-clock time of the congregation, updated every minute. */
import { useEffect, useState } from 'react';
import { nowHere } from '#platform/wall-times.ts';

const minute = 60_000;

export function useNow(): string {
  const [now, setNow] = useState(nowHere);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowHere()), minute / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}
