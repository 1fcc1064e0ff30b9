/**
 * A figure that counts up when it appears (REPORTS-R15). Screen readers get the final figure; with reduced
 * motion it shows at once.
 */
import { countAfter, countMilliseconds } from '@sheaf/rules/reports/count-up';
import { useEffect, useState } from 'react';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function useCount(count: number): number {
  const [shown, setShown] = useState(() => (isStill() ? count : 0));
  useEffect(() => {
    if (isStill()) return setShown(count);
    const began = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      setShown(countAfter(count, now - began));
      if (now - began < countMilliseconds) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return shown;
}

export function Counted({ count }: { count: number }) {
  const shown = useCount(count);
  return (
    <>
      <span className="visually-hidden">{count}</span>
      <span aria-hidden="true">{shown}</span>
    </>
  );
}
