import { expect, it, vi } from 'vitest';
import { rememberLast } from './remember-last.ts';

it('the same objects return the memoised result, others compute it again', () => {
  const make = vi.fn((one: object, other: object) => [one, other]);
  const made = rememberLast(make);
  const [a, b] = [{}, {}];
  expect(made(a, b)).toBe(made(a, b));
  expect(make).toHaveBeenCalledTimes(1);
  expect(made(b, a)).toEqual([b, a]);
  expect(made(a, b)).toEqual([a, b]);
  expect(make).toHaveBeenCalledTimes(3);
});
