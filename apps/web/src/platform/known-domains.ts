/** The domains as screens walk them, without naming one. */
import { createContext, use } from 'react';
import type { MenuItem, WebDomain } from './domain.ts';
import { loadPhrases, type Namespace } from './texts.ts';

export const KnownDomains = createContext<readonly WebDomain[]>([]);

const loads = new Map<string, Promise<void>>();

/** One promise for the same phrases, so that a screen that waits for them is not started anew. */
function loadOnce(namespaces: readonly Namespace[]): Promise<void> {
  const key = namespaces.join();
  const load = loads.get(key) ?? loadPhrases([...namespaces]);
  loads.set(key, load);
  // A failure is told to whoever waits now; whoever comes later tries again.
  load.catch(() => loads.delete(key));
  return load;
}

const namespacesOf = (items: readonly MenuItem[]): Namespace[] => [
  ...new Set(items.flatMap(({ title, line }) => [title, line]).map((key) => key.split(':')[0] as Namespace)),
];

/** The entries of a menu by their place; suspends until the phrases that name them are here. */
export function useMenu(menu: MenuItem['menu']): MenuItem[] {
  const items = use(KnownDomains)
    .flatMap((domain) => domain.menu ?? [])
    .filter((item) => item.menu === menu)
    .sort((a, b) => a.place - b.place);
  use(loadOnce(namespacesOf(items)));
  return items;
}

/** What domains add to the record of a person. */
export const usePersonRows = () =>
  use(KnownDomains).flatMap(({ name, personRows }) => (personRows ? [{ name, Rows: personRows }] : []));

/** The icons of notifications by kind. */
export const useNotificationIcons = (): NonNullable<WebDomain['notifications']> =>
  Object.assign({}, ...use(KnownDomains).map(({ notifications }) => notifications));
