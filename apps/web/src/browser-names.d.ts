/**
 * Names beyond ES2022 that every supported browser has. Newer names do not compile in the app and in the
 * packages that it shares.
 */
interface ReadonlyArray<T> {
  findLast<Found extends T>(
    is: (value: T, index: number, array: readonly T[]) => value is Found,
  ): Found | undefined;
  findLast(is: (value: T, index: number, array: readonly T[]) => unknown): T | undefined;
  findLastIndex(is: (value: T, index: number, array: readonly T[]) => unknown): number;
}
interface Array<T> {
  findLast<Found extends T>(is: (value: T, index: number, array: T[]) => value is Found): Found | undefined;
  findLast(is: (value: T, index: number, array: T[]) => unknown): T | undefined;
  findLastIndex(is: (value: T, index: number, array: T[]) => unknown): number;
}
