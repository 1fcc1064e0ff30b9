/** Current wall-clock time of the congregation, updated every minute. */
import { useEffect, useState } from 'react';
import { nowHere } from '#platform/wall-times.ts';

const minute = 60_000;

export function useNowHere(): string {
  const [now, setNow] = useState(nowHere);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      setNow(nowHere());
      timer = setTimeout(tick, minute - (Date.now() % minute));
    };
    timer = setTimeout(tick, minute - (Date.now() % minute));
    return () => clearTimeout(timer);
  }, []);
  return now;
}
