/** React context with all domains, so that screens iterate them without naming one. */
import { createContext, use } from 'react';
import type { MenuItem, WebDomain } from './domain.ts';
import { loadPhrases, type Namespace } from './texts.ts';

export const KnownDomains = createContext<readonly WebDomain[]>([]);

const loads = new Map<string, Promise<void>>();

/** One promise per set of phrases, so that a suspended screen does not start over. */
function loadOnce(namespaces: readonly Namespace[]): Promise<void> {
  const key = namespaces.join();
  const load = loads.get(key) ?? loadPhrases([...namespaces]);
  loads.set(key, load);
  // A failure reaches the current callers; the next call tries again.
  load.catch(() => loads.delete(key));
  return load;
}

const namespacesOf = (items: readonly MenuItem[]): Namespace[] => [
  ...new Set(items.flatMap(({ title, line }) => [title, line]).map((key) => key.split(':')[0] as Namespace)),
];

/** Entries of a menu by place. Suspends until their phrases are loaded. */
export function useMenu(menu: MenuItem['menu']): MenuItem[] {
  const items = use(KnownDomains)
    .flatMap((domain) => domain.menu ?? [])
    .filter((item) => item.menu === menu)
    .sort((a, b) => a.place - b.place);
  use(loadOnce(namespacesOf(items)));
  return items;
}

export const usePersonRows = () =>
  use(KnownDomains).flatMap(({ name, personRows }) => (personRows ? [{ name, Rows: personRows }] : []));

/** Parts of a meeting's draft; undefined where no domain registers them. */
export const useMeetingDraftParts = (): WebDomain['meetingDraft'] =>
  use(KnownDomains).find(({ meetingDraft }) => meetingDraft)?.meetingDraft;

/** Icons of all notification kinds, by kind. */
export const useNotificationIcons = (): NonNullable<WebDomain['notifications']> =>
  Object.assign({}, ...use(KnownDomains).map(({ notifications }) => notifications));
