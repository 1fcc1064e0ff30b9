/**
 * Draft of a message, in sessionStorage until it is sent, so that navigation or a reload does not lose it.
 */
import { useState } from 'react';
import { useSignedIn } from '#platform/session.ts';
import type { Draft } from './draft.ts';

const empty: Draft = { to: 1, group: null, message: '', urgent: false };

const keyOf = (person: number): string => `sheaf.message.${person}`;

/** Ignores a draft stored by another version of the app. */
function readDraft(key: string): Draft {
  const kept: Partial<Draft> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  return Object.keys(empty).every((name) => name in kept) ? { ...empty, ...kept } : empty;
}

/** Signing out clears sessionStorage. */
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
