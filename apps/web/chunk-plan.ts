/**
 * Plans the chunks of the modules that several screens share (decision 190). Left to the bundler, they become
 * hundreds of files under 1 kB, which compress badly and queue for connections.
 *
 * The chunk of a module follows from the number of entries that import it, its context and the large parts that
 * it imports. Each of them only grows from a module to one that it imports, so no two chunks import each other.
 */
import type { Rolldown } from 'vite';

type Ask = (id: string) => Rolldown.ModuleInfo | null;

/** Pages of links that open without a session. They load no component library. */
const openLandings = [
  ['entrance', /\/people\/access\/(auth|denied)-screen\.tsx$/],
  ['answer', /\/(duties\/answer|swaps\/take)-screen\.tsx$/],
] as const;

/** Screens that links of messages open. */
const landings = [
  ['assignments', /\/assignments\/assignments-screen\.tsx$/],
  ['meetings', /\/meetings\/meetings\/meetings-screen\.tsx$/],
  ['map', /\/territory\/maps\/map-screen\.tsx$/],
  ['report', /\/reports\/my-report-screen\.tsx$/],
] as const;

/** The table of routes, which every landing needs except those in `app.tsx`. */
const routeTable = /\/web\/src\/app\/domain-routes\.tsx$/;

/** Number of importing entries from which a module that no landing shows is in one chunk for all. */
const sharedEntries = 8;

/** Parts that most screens show only when asked for. A screen without them must not load them. */
const largeParts = [
  ['themed', /\/node_modules\/@mantine\/core\//],
  ['sheet', /\/web\/src\/ui\/sheet\.tsx$/],
  ['form', /\/web\/src\/ui\/form\/use-record-form\.ts$|virtual:body-fields/],
  ['fields', /\/@mantine\/core\/styles\/(Input|InlineInput|Switch)\.css$/],
  ['drag', /\/node_modules\/@dnd-kit\//],
  ['list', /\/web\/src\/ui\/virtual-list\.tsx$/],
  ['phones', /\/node_modules\/libphonenumber-js\//],
  ['basemap', /\/web\/src\/ui\/basemap\.tsx$/],
] as const;

/** Characters of source up to which a module that few screens share is merged with others of its context. */
const smallModule = 1500;

/** Modules of the app and icons. Other packages have groups of their own, and barrels that import everything. */
const isPlanned = (id: string): boolean =>
  !id.includes('/node_modules/') || id.includes('/@tabler/icons-react/dist/esm/icons/');

/** Phrases are grouped by the screens that show them. */
const isPhrases = (id: string): boolean => id.includes('/packages/phrases/src/');

const contextOf = (id: string): string =>
  /\/(?:web\/src\/contexts|packages\/rules\/src)\/([\w-]+)\//.exec(id)?.[1] ?? 'ui';

interface Graph {
  ids: Set<string>;
  entries: string[];
}

/** All modules of the app, found from any one of them. */
function graphAround(start: string, ask: Ask): Graph {
  const ids = new Set<string>();
  const entries: string[] = [];
  const queue = [start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const info = ids.has(id) ? null : ask(id);
    if (!info) continue;
    ids.add(id);
    if (info.isEntry || info.dynamicImporters.length > 0) entries.push(id);
    const { importers, dynamicImporters, importedIds, dynamicallyImportedIds } = info;
    queue.push(
      ...[...importers, ...dynamicImporters, ...importedIds, ...dynamicallyImportedIds].filter(isPlanned),
    );
  }
  return { ids, entries };
}

/** Everything that a module imports statically, itself included. */
function importedBy(start: string, ask: Ask): Set<string> {
  const found = new Set<string>();
  const queue = [start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    if (isPlanned(id)) queue.push(...(ask(id)?.importedIds ?? []));
  }
  return found;
}

/** Entries that import each module. */
function entriesOfModules(start: string, ask: Ask): Map<string, string[]> {
  const { ids, entries } = graphAround(start, ask);
  const found = new Map<string, string[]>([...ids].map((id) => [id, []]));
  for (const entry of entries) for (const id of importedBy(entry, ask)) found.get(id)?.push(entry);
  return found;
}

const namesIn = (ids: readonly string[], known: readonly (readonly [string, RegExp])[]): string[] =>
  known.flatMap(([name, pattern]) => (ids.some((id) => pattern.test(id)) ? [name] : []));

/** The theme is no part of its own where every screen has it. */
const partsOf = (place: string, imported: readonly string[]): string[] =>
  namesIn(imported, largeParts).filter((part) => part !== 'themed' || place === 'common');

/** Name of the chunk of each shared module. */
function plan(start: string, ask: Ask): Map<string, string> {
  const users = entriesOfModules(start, ask);
  const popular = (id: string): boolean =>
    namesIn(users.get(id)!, [...openLandings, ...landings]).length > 0 ||
    users.get(id)!.length >= sharedEntries;
  const placeOf = (id: string, imported: readonly string[]): string | undefined => {
    const shownOpen = namesIn(users.get(id)!, openLandings);
    const shownOn = namesIn(users.get(id)!, landings);
    // The sign-in page loads nothing that it does not use itself. What it shares is in the first file.
    if (shownOpen.includes('entrance')) return 'entrance';
    const inTable = users.get(id)!.some((entry) => routeTable.test(entry));
    if (shownOpen.length > 0 && (shownOpen.length > 1 || shownOn.length > 0 || inTable)) return 'common';
    if (shownOn.length > 1) return 'screens';
    if (inTable) return shownOn.includes('map') ? 'screens' : 'domain-routes';
    if (shownOn.length + shownOpen.length > 0) return [...shownOpen, ...shownOn][0];
    if (popular(id)) return 'shared';
    const rest = imported.filter((other) => isPlanned(other) && !popular(other));
    return rest.every((other) => ask(other)!.code!.length <= smallModule)
      ? `${contextOf(id)}-few`
      : undefined;
  };
  const names = new Map<string, string>();
  for (const [id, entries] of users) {
    const inTable = entries.some((entry) => routeTable.test(entry));
    if ((entries.length < 2 && !inTable) || isPhrases(id)) continue;
    const imported = [...importedBy(id, ask)];
    const place = placeOf(id, imported);
    if (place) names.set(id, [place, ...partsOf(place, imported)].join('-'));
  }
  return names;
}

/** File of the frame and the dashboard (decision 211). */
export const homeModule = /\/web\/src\/app\/signed-in\.tsx$/;

/**
 * Modules of the first file besides the app's start and what it imports. The library of queries is imported
 * through its list of exports, which does not show who uses what.
 */
const alsoFirst =
  /\/node_modules\/@tanstack\/(?:react-query|query-core)\/|\/web\/src\/(?:main\.tsx|platform\/(?:collections\/collections|color-scheme|news-mark|page-read|phrase-in|text-size)\.ts)$|vite\/preload-helper/;

/**
 * Modules that the dashboard shares with an open page, which must not load the dashboard; also of packages.
 * Undefined for a module of another graph, such as the service worker.
 */
function sharedWithHome(start: string, ask: Ask): Set<string> | undefined {
  const { entries } = graphAround(start, ask);
  const home = entries.find((id) => homeModule.test(id));
  if (home === undefined) return undefined;
  const pages = entries.filter((id) => namesIn([id], openLandings).length > 0);
  const open = new Set(pages.flatMap((id) => [...importedBy(id, ask)]));
  return new Set([...importedBy(home, ask)].filter((id) => open.has(id)));
}

/** Name function of the first file, which every page waits for. */
export function firstChunk(): (id: string, context: { getModuleInfo: Ask }) => string | null {
  let shared: Set<string> | undefined;
  return (id, context) => {
    if (alsoFirst.test(id)) return 'first';
    shared ??= sharedWithHome(id, (asked) => context.getModuleInfo(asked));
    return shared?.has(id) ? 'first' : null;
  };
}

/** Name function of the group. A module without a name keeps the bundler's chunk. */
export function sharedChunks(): (id: string, context: { getModuleInfo: Ask }) => string | null {
  let names: Map<string, string> | undefined;
  return (id, context) => {
    if (!isPlanned(id)) return null;
    names ??= plan(id, (asked) => context.getModuleInfo(asked));
    return names.get(id) ?? null;
  };
}

/** Namespaces that one screen loads together. The others are files of their own. */
const phraseGroups = [
  ['days', /\/(?:carts|duties|events|meetings|schedule|service)\.ts$/],
  ['land', /\/(?:addresses|territory)\.ts$/],
  ['seats', /\/(?:chooser|people|printing|workbook)\.ts$/],
] as const;

/** Name function of the group of phrases: one file a language. */
export function phraseChunk(id: string): string | null {
  const lang = /\/packages\/phrases\/src\/(\w+)\//.exec(id)?.[1];
  const group = lang && phraseGroups.find(([, pattern]) => pattern.test(id));
  return group ? `${group[0]}-${lang}` : null;
}
