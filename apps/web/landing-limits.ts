/**
 * Limits of the pages that people open first, by a link of a message (SHELL-X4): numbers and names of files,
 * never times.
 */
import type { ScreenFiles } from './screen-files.ts';

/** Files of a page that opens without a session. */
const mostOpenFiles = 8;
/** Files of a screen, without the page, its icon and its reads. */
const mostFiles = 20;

/** The dashboard, which a page without a session must not load (decision 211). */
const dashboard: readonly [name: string, module: RegExp] = [
  'the dashboard',
  /\/dashboard\/dashboard\/dashboard-screen\.tsx$/,
];

const openLandings = ['/auth', '/denied', '/answer', '/take'];
const landings = ['/assignments', '/schedules/meetings', '/map/:number', '/settings/reports/own'];

/** Loaded on demand. */
const onDemand: readonly (readonly [name: string, module: RegExp])[] = [
  ['the polyfill of Temporal', /\/node_modules\/temporal-polyfill\//],
  ['the sheet', /\/web\/src\/ui\/sheet\.tsx$/],
  ['forms of records', /\/web\/src\/ui\/form\/use-record-form\.ts$/],
  ['dragging', /\/node_modules\/@dnd-kit\//],
];
const library: typeof onDemand = [['the component library', /\/node_modules\/@mantine\//]];

/** Modules in a file of the build; none in a style sheet. */
type ModulesOf = (file: string) => readonly string[];

function faultsOf({ path, files }: ScreenFiles, modulesOf: ModulesOf): string[] {
  const isOpen = openLandings.includes(path);
  const most = isOpen ? mostOpenFiles : mostFiles;
  const refused = isOpen ? [...onDemand, ...library, dashboard] : onDemand;
  return Object.entries(files).flatMap(([lang, names]) => {
    const modules = names.flatMap(modulesOf);
    return [
      ...(names.length > most ? [`${path} (${lang}) waits for ${names.length} files, at most ${most}`] : []),
      ...refused
        .filter(([, pattern]) => modules.some((module) => pattern.test(module)))
        .map(([name]) => `${path} (${lang}) waits for ${name}`),
    ];
  });
}

/** Sentences about what a landing waits for and should not, or a landing that the list lacks. */
export function landingFaults(screens: readonly ScreenFiles[], modulesOf: ModulesOf): string[] {
  return [...openLandings, ...landings].flatMap((path) => {
    const screen = screens.find((one) => one.path === path);
    return screen ? faultsOf(screen, modulesOf) : [`${path} is not in the list of screens`];
  });
}
