import { screenPath } from './screen-path.ts';

/**
 * Steps in the history from the current screen to the one that the person came from (COMMON-R24): the nearest
 * entry of another screen that is not a detail of this one. Null without such an entry in this visit, for
 * example after a link from a message.
 * @param visited paths by position; the last one is the current screen.
 */
export function stepsBack(visited: readonly (string | null)[]): number | null {
  const at = visited.length - 1;
  const current = screenPath(visited[at] ?? '');
  for (let before = at - 1; before >= 0; before -= 1) {
    const path = visited[before];
    // Nothing is known about earlier entries, such as those of another page.
    if (path === null || path === undefined) return null;
    if (!screenPath(path).startsWith(current)) return at - before;
  }
  return null;
}
