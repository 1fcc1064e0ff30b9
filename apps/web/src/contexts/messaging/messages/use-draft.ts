/** The message being written: kept in this tab until it is sent, so that a step back or a reload takes nothing away. */
import { useState } from 'react';
import { useSignedIn } from '#platform/session.ts';
import type { Draft } from './draft.ts';

const empty: Draft = { to: 1, group: null, message: '' };

const keyOf = (person: number): string => `sheaf.message.${person}`;

/** What another version of the app kept is left. */
function readDraft(key: string): Draft {
  const kept: Partial<Draft> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  return Object.keys(empty).every((name) => name in kept) ? { ...empty, ...kept } : empty;
}

/** Signing out empties the storage of the tab. */
export function useDraft(): [Draft, (change: Partial<Draft>) => void] {
  const key = keyOf(useSignedIn().user.id);
  const [draft, setDraft] = useState(() => readDraft(key));
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    sessionStorage.setItem(key, JSON.stringify(next));
  };
  return [draft, change];
}
