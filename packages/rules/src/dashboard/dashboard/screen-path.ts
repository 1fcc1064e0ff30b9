/** Normalises a path to exactly one slash at its end. */
export function screenPath(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return `${pathname.slice(0, end)}/`;
}
