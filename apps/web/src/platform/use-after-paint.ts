/** What an old phone is to draw only once it has shown what comes first. */
import { startTransition, useEffect, useState } from 'react';

/** Follows `value` once what it changed by itself was painted: a deferred value may be drawn before. */
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
