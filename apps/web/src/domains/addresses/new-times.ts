/** Whether this phone lists the doors with a new time first; remembered from one map to the next (X-HOUR). */
import { useState } from 'react';

const kept = 'sheaf.newTimesFirst';

export function useNewTimes(): { first: boolean; flip: () => void } {
  const [first, setFirst] = useState(() => localStorage.getItem(kept) === '1');
  const flip = (): void => {
    localStorage.setItem(kept, first ? '0' : '1');
    setFirst(!first);
  };
  return { first, flip };
}
