/**
 * Reads that a screen needs before it stands. They are sent while the files of the app load, and the app takes
 * their answers (`platform/prefetch.ts`). Only reads whose path follows from the address.
 */
const reads: readonly [address: RegExp, paths: (part: string) => readonly string[]][] = [
  [/^\/$/, () => ['/api/maps']],
  [/^\/assignments\/?$/, () => ['/api/maps', '/api/my-duties', '/api/events']],
  [/^\/map\/([^/]+)\/?$/, (number) => [`/api/map/${number}`]],
];

/** @param pathname of the page. */
export function firstReads(pathname: string): readonly string[] {
  for (const [address, paths] of reads) {
    const found = address.exec(pathname);
    if (found) return paths(found[1] ?? '');
  }
  return [];
}
