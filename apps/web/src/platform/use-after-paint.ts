import { startTransition, useEffect, useState } from 'react';

/** Follows `value` after the paint of its change: a deferred value may render before the paint. */
export function useAfterPaint(value: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!value) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setPainted(false);
    };
  }, [value]);
  return value && painted;
}
