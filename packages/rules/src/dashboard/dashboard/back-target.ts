/** Back navigation target of each screen (COMMON-R24). */
import { screenPath } from './screen-path.ts';

const tabs = new Set(['/', '/assignments/', '/schedules/', '/settings/']);

/** Screens whose list is not at their parent address. */
const lists: readonly [RegExp, string][] = [
  [/^\/settings\/group\/[^/]+\/$/, '/settings/groups/'],
  [/^\/settings\/reports\/publisher\/[^/]+\/$/, '/settings/reports/'],
  [/^\/settings\/print-dncs\/$/, '/settings/print/'],
  [/^\/settings\/maps\/import\/$/, '/settings/imports/'],
  [/^\/forum\/topics\/$/, '/settings/'],
  [/^\/schedules\/cart\/[^/]+\/$/, '/schedules/'],
];

/** Target without a screen before in this visit; null on a tab. */
export function backTarget(pathname: string): string | null {
  const path = screenPath(pathname);
  if (tabs.has(path)) return null;
  const list = lists.find(([screen]) => screen.test(path));
  if (list) return list[1];
  const above = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
  return above === '/map/' ? '/' : above;
}
