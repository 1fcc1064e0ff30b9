import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideAttempt, levelAt, type Pause, pauseLadders, pauseSeconds } from './pauses.ts';

const ladder = fc.constantFrom(...Object.values(pauseLadders));
const fresh: Pause = { level: 0, until: 0 };

/** Pauses in seconds of a client that retries as soon as each pause ends. */
function eager(of: (typeof pauseLadders)[keyof typeof pauseLadders], attempts: number): number[] {
  let [pause, now] = [fresh, 0];
  return Array.from({ length: attempts }, () => {
    const attempt = decideAttempt(of, pause, now);
    if (!attempt.allowed) throw new Error('a pause has no end');
    const seconds = (attempt.value.until - now) / 1000;
    [pause, now] = [attempt.value, attempt.value.until];
    return seconds;
  });
}

it('AUTH-X3 pauses double from one minute to one hour, for SMS to two hours, and stay there', () => {
  const doubled = [60, 120, 240, 480, 960, 1920];
  expect(eager(pauseLadders.asksByEmail, 9)).toEqual([...doubled, 3600, 3600, 3600]);
  expect(eager(pauseLadders.codes, 9)).toEqual([...doubled, 3600, 3600, 3600]);
  expect(eager(pauseLadders.asksBySms, 9)).toEqual([...doubled, 3840, 7200, 7200]);
});

it('AUTH-X3 an attempt within a pause changes nothing, and one at its end counts', () => {
  fc.assert(
    fc.property(
      ladder,
      fc.nat(12),
      fc.nat(),
      fc.integer({ min: 1, max: 7_200_000 }),
      (of, level, until, early) => {
        const pause = { level, until };
        expect(decideAttempt(of, pause, until - early)).toEqual({ allowed: false, reason: 'paused' });
        expect(decideAttempt(of, pause, until).allowed).toBe(true);
      },
    ),
  );
});

it('AUTH-X3 a person who waits the longest pause is never refused, after any attempts of others', () => {
  fc.assert(
    fc.property(ladder, fc.array(fc.nat(100_000_000), { maxLength: 60 }), (of, gaps) => {
      let [pause, now] = [fresh, 0];
      for (const gap of gaps) {
        now += gap;
        const attempt = decideAttempt(of, pause, now);
        if (attempt.allowed) pause = attempt.value;
      }
      expect(decideAttempt(of, pause, now + of.longest * 1000).allowed).toBe(true);
    }),
  );
});

it('AUTH-X3 each quiet time of the longest pause lowers the level by one', () => {
  const { asksByEmail: of } = pauseLadders;
  const hours = (count: number): number => count * 3_600_000;
  expect([0, 1, 2, 5, 40].map((quiet) => levelAt(of, { level: 5, until: 0 }, hours(quiet)))).toEqual([
    5, 4, 3, 0, 0,
  ]);
  expect(levelAt(of, { level: 5, until: 0 }, hours(1) - 1)).toBe(5);
  expect(levelAt(of, { level: 5, until: hours(9) }, 0)).toBe(5);
  expect(pauseSeconds(of, 0)).toBe(60);
});

it('AUTH-X3 a stranger causes at most 29 mails and 18 SMS per day', () => {
  const within = (of: Parameters<typeof eager>[0]): number => {
    let [sum, count] = [0, 0];
    for (const seconds of eager(of, 100)) {
      if (sum >= 86_400) break;
      sum += seconds;
      count += 1;
    }
    return count;
  };
  expect([within(pauseLadders.asksByEmail), within(pauseLadders.asksBySms)]).toEqual([29, 18]);
});

it('AUTH-X3 the first pause returns after seven quiet times, after any number of attempts', () => {
  fc.assert(
    fc.property(ladder, fc.integer({ min: 1, max: 400 }), (of, attempts) => {
      let pause = fresh;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const next = decideAttempt(of, pause, pause.until);
        if (next.allowed) pause = next.value;
      }
      expect(levelAt(of, pause, pause.until + 7 * of.longest * 1000)).toBe(0);
    }),
  );
});
