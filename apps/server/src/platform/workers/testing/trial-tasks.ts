/** Misbehaving tasks for the worker tests. */
import { task } from '#platform/workers/task';

export const double = (number: number): number => number * 2;
export const readEnvironmentNames = (): string[] => Object.keys(process.env);
export const waitFor = (milliseconds: number): Promise<number> =>
  new Promise((resolve) => setTimeout(() => resolve(milliseconds), milliseconds));

export function failWith(words: string): never {
  throw new Error(words);
}

export function spin(): never {
  for (;;);
}

export function hoard(): number {
  const kept: number[][] = [];
  for (;;) kept.push(new Array<number>(1_000_000).fill(kept.length));
}

const here = import.meta.url;
export const doubling = task('parsing', here, double);
export const environmentReading = task('parsing', here, readEnvironmentNames);
export const waiting = task('parsing', here, waitFor);
export const otherWaiting = task('papers', here, waitFor);
export const failing = task('parsing', here, failWith);
export const spinning = task('parsing', here, spin);
export const hoarding = task('parsing', here, hoard);
