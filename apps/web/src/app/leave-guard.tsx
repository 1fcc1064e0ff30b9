/**
 * Confirms leaving a screen with unsaved input, by a tab, the back link or the phone's back button. A screen
 * that navigates after a save or a sign-out replaces the address and skips the question.
 */
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { holdLeaving } from '#platform/page-history.ts';
import { useTexts } from '#platform/texts.ts';
import { useAnyUnsaved, useFormOpened } from '#platform/unsaved.ts';
import { lazyThemed, loadTheme } from '#ui/lazy-themed.tsx';
import type { LeaveQuestionProps } from './leave-question.tsx';

/** The browser's own dialog, used if the question could not be loaded. */
function PlainQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTexts();
  useEffect(() => {
    if (window.confirm(`${t('shell:discard.title')}\n${t('shell:discard.text')}`)) onLeave();
    else onStay();
  }, [t, onLeave, onStay]);
  return null;
}

const load = () => import('./leave-question.tsx').catch(() => null);
const LeaveQuestion = lazyThemed<LeaveQuestionProps>(
  async () => (await load())?.LeaveQuestion ?? PlainQuestion,
);

export function LeaveGuard() {
  const { pathname } = useLocation();
  const unsaved = useAnyUnsaved();
  const formOpened = useFormOpened();
  const [asked, setAsked] = useState<{ leave: () => void } | null>(null);
  useEffect(() => {
    // Loaded with the first form, so that it works offline later.
    if (formOpened) void Promise.all([loadTheme(), load()]);
  }, [formOpened]);
  useEffect(() => {
    if (!unsaved) return undefined;
    const release = holdLeaving((nextPath, leave) => {
      if (nextPath === pathname) return false;
      setAsked({ leave });
      return true;
    });
    return () => {
      release();
      setAsked(null);
    };
  }, [pathname, unsaved]);
  if (!asked) return null;
  return (
    <Suspense>
      <LeaveQuestion onLeave={asked.leave} onStay={() => setAsked(null)} />
    </Suspense>
  );
}
