/** Which prompts are wanted now, and which of them may stand on the screen without pushing what a thumb is about to hit. */
import { isJoinable } from '@sheaf/rules/dashboard/joinable';
import {
  type Dismissed,
  isRemembered,
  type Prompt,
  promptOrder,
  promptsOf,
} from '@sheaf/rules/dashboard/prompts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useInstalled } from '../../platform/install.ts';
import { useOnline } from '../../platform/online.ts';
import { useSignedIn } from '../../platform/session.ts';
import { useRead } from '../../platform/use-read.ts';
import { useBanner } from '../congregations/congregations.door.ts';
import { useTourKnown } from './tour-state.ts';

const keyOf = (id: string): string => `sheaf.dismissed.${id}`;

let sentAway: { kept: string; dismissed: Dismissed } | undefined;
/** Sent away until the next start. */
let forNow: Dismissed = {};
const listeners = new Set<() => void>();

/** The same object as long as nothing was sent away. */
function readDismissed(): Dismissed {
  const stored = promptOrder.map((id) => [id, localStorage.getItem(keyOf(id))] as const);
  const known = { ...Object.fromEntries(stored.filter(([, content]) => content !== null)), ...forNow };
  const kept = JSON.stringify(known);
  if (sentAway?.kept !== kept) sentAway = { kept, dismissed: known };
  return sentAway.dismissed;
}

export function dismissPrompt({ id, content }: Prompt): void {
  if (isRemembered(id)) localStorage.setItem(keyOf(id), content);
  else forNow = { ...forNow, [id]: content };
  for (const listener of listeners) listener();
}

/** A new start: what was sent away until then is there again. */
export function forgetForNow(): void {
  forNow = {};
}

const useDismissed = (): Dismissed =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readDismissed);

/** SHELL-R10: asked only in the days that the alerts name. */
const useSubscription = (asked = false) => useRead('dashboard.readSubscription', {}, { enabled: asked });

export function useJoinable() {
  const { data } = useRead('dashboard.readAlerts');
  return data?.meetings.find(({ starts_at }) => isJoinable(Date.parse(starts_at), Date.now())) ?? null;
}

function useWanted(): Prompt[] {
  const { user } = useSignedIn();
  const installed = useInstalled();
  const online = useOnline();
  const banner = useBanner();
  const alerts = useRead('dashboard.readAlerts').data;
  const subscription = useSubscription(alerts?.subscribe).data;
  const joinable = useJoinable();
  const toured = useTourKnown();
  const dismissed = useDismissed();
  return promptsOf(
    {
      online,
      consented: user.privacy_consent !== null,
      installed,
      banner,
      joinable: joinable && Date.parse(joinable.starts_at),
      toured,
      asksToSubscribe: alerts?.subscribe === true && subscription?.subscribed === false,
    },
    dismissed,
  );
}

/** Whether the server still is to say what prompts depend on; offline it is not waited for. */
export function usePromptsLoading(): boolean {
  const alerts = useRead('dashboard.readAlerts');
  const subscription = useSubscription(alerts.data?.subscribe);
  return alerts.isLoading || subscription.isLoading;
}

export interface ShownPrompts {
  shown: Prompt[];
  /** Came after the screen stood; shown when the person asks for them, or looks the next time. */
  late: Prompt[];
  showLate: () => void;
}

const nameOf = ({ id, content }: Prompt): string => `${id} ${content}`;

/** `standing`: whether the screen shows what the person came for. */
export function usePrompts(standing: boolean): ShownPrompts {
  const wanted = useWanted();
  const [admitted, setAdmitted] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (standing && admitted === null) setAdmitted(new Set(wanted.map(nameOf)));
  }, [standing, admitted, wanted]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') setAdmitted(null);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const mayShow = (prompt: Prompt): boolean => admitted === null || admitted.has(nameOf(prompt));
  return {
    shown: wanted.filter(mayShow),
    late: wanted.filter((prompt) => !mayShow(prompt)),
    showLate: () => setAdmitted(null),
  };
}
