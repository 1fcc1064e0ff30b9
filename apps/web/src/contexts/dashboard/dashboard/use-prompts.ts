/** Determines the active prompts, and which of them may show without a layout shift under a thumb. */
import {
  type DismissedPrompts,
  type Prompt,
  type PromptCause,
  promptsOf,
} from '@sheaf/rules/dashboard/dashboard/prompts';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { dismissedContent, storeDismissed } from '#platform/dismissed-prompts.ts';
import type { DomainPrompt } from '#platform/domain.ts';
import { KnownPrompts } from '#platform/known-prompts.ts';
import { useOnline } from '#platform/online.ts';

export type ShownPrompt = Prompt<DomainPrompt>;

const longestPastMilliseconds = 12 * 3_600_000;

let sentAway: { kept: string; dismissed: DismissedPrompts } | undefined;
/** Dismissed until the next start. */
let forNow: DismissedPrompts = {};
const listeners = new Set<() => void>();

/** Memoised: returns the same object until a prompt is dismissed. */
function readDismissed(prompts: readonly DomainPrompt[]): DismissedPrompts {
  const known: Record<string, string> = {};
  for (const { id } of prompts) {
    const content = dismissedContent(id);
    if (content !== null) known[id] = content;
  }
  Object.assign(known, forNow);
  const kept = JSON.stringify(known);
  if (sentAway?.kept !== kept) sentAway = { kept, dismissed: known };
  return sentAway.dismissed;
}

export function dismissPrompt({ kind: { id, returns }, content }: ShownPrompt): void {
  if (!returns) storeDismissed(id, content);
  else forNow = { ...forNow, [id]: content };
  for (const listener of listeners) listener();
}

/** Shows dismissed prompts again, like a restart of the app. @internal for tests. */
export function forgetForNow(): void {
  forNow = {};
}

/** Alerts cached on the phone may be days old. */
const isOver = ({ at }: PromptCause<DomainPrompt>): boolean =>
  typeof at === 'number' && at < Date.now() - longestPastMilliseconds;

function useWanted(): ShownPrompt[] {
  const prompts = use(KnownPrompts);
  const online = useOnline();
  const dismissed = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readDismissed(prompts),
  );
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is the same at every drawing
  const causes = prompts.map((kind) => ({ kind, content: kind.useContent(), at: kind.useTime?.() }));
  return promptsOf(
    causes.filter((cause) => !isOver(cause)),
    online,
    dismissed,
  );
}

/** True while data of the prompts loads; offline it does not wait. */
export function usePromptsLoading(): boolean {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is the same at every drawing
  const loading = use(KnownPrompts).map(({ useLoading }) => useLoading?.() ?? false);
  return loading.includes(true);
}

export interface ShownPrompts {
  shown: ShownPrompt[];
  /** Prompts that arrived after the first render; shown on request or when the app becomes visible again. */
  late: ShownPrompt[];
  showLate: () => void;
}

/** Prompts that wait to be seen, for the number at the bell (SHELL-R17). */
export const countUnseen = ({ late }: ShownPrompts): number =>
  late.filter(({ kind }) => !kind.uncounted).length;

/**
 * A shown prompt stays while its content changes; another one is late.
 *
 * @param standing true once the main content of the screen is shown
 */
export function usePrompts(standing: boolean): ShownPrompts {
  const wanted = useWanted();
  const [admitted, setAdmitted] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!standing) return;
    const ids = wanted.map(({ kind: { id } }) => id);
    if (admitted === null) setAdmitted(new Set(ids));
    else if ([...admitted].some((id) => !ids.includes(id)))
      setAdmitted(new Set(ids.filter((id) => admitted.has(id))));
  }, [standing, admitted, wanted]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') setAdmitted(null);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const mayShow = (prompt: ShownPrompt): boolean => admitted === null || admitted.has(prompt.kind.id);
  return {
    shown: wanted.filter(mayShow),
    late: wanted.filter((prompt) => !mayShow(prompt)),
    showLate: () => setAdmitted(null),
  };
}
