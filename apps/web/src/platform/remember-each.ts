/**
 * Memoises a computation per object in a WeakMap, so that a result prepared ahead is found. Computes it again
 * in another language or with another clock.
 */
import { session } from './session.ts';
import type { Translate } from './texts.ts';

interface RememberedResult<Result> {
  in: Translate;
  clock: number | undefined;
  result: Result;
}

export function rememberEach<Given extends object, Result>(
  make: (t: Translate, given: Given) => Result,
): (t: Translate, given: Given) => Result {
  const made = new WeakMap<Given, RememberedResult<Result>>();
  return (t, given) => {
    const clock = session.get()?.congregation.time_format;
    const known = made.get(given);
    if (known && known.in === t && known.clock === clock) return known.result;
    const result = make(t, given);
    made.set(given, { in: t, clock, result });
    return result;
  };
}
