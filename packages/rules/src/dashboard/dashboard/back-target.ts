/** Where back leads from each screen (COMMON-R24). */
import { screenPath } from './screen-path.ts';

const tabs = new Set(['/', '/assignments/', '/schedules/', '/settings/']);

/** Screens whose list is not the address above theirs. */
const lists: readonly [RegExp, string][] = [
  [/^\/settings\/group\/[^/]+\/$/, '/settings/groups/'],
  [/^\/settings\/reports\/publisher\/[^/]+\/$/, '/settings/reports/'],
  [/^\/settings\/print-dncs\/$/, '/settings/print/'],
  [/^\/settings\/maps\/import\/$/, '/settings/imports/'],
  [/^\/forum\/topics\/$/, '/settings/'],
  [/^\/schedules\/cart\/[^/]+\/$/, '/schedules/'],
];

/** Always the same from the same screen, however it was reached; null on a tab, which has nothing behind it. */
export function backTarget(pathname: string): string | null {
  const path = screenPath(pathname);
  if (tabs.has(path)) return null;
  const list = lists.find(([screen]) => screen.test(path));
  if (list) return list[1];
  const above = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
  return above === '/map/' ? '/' : above;
}
