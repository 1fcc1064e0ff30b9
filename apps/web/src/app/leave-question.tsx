/**
 * Leaving a screen whose form holds words that are not saved asks first, whatever leads away: a tab, the way back, or the phone's own.
 * Where a screen goes on by itself, after a save or because one was signed out, it replaces the address and is not asked.
 */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { holdLeaving } from '../platform/page-history.ts';
import { useTexts } from '../platform/texts.ts';
import { useAnyUnsaved } from '../platform/unsaved.ts';
import { Question } from '../ui/question.tsx';

export function LeaveQuestion() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const unsaved = useAnyUnsaved();
  const [asked, setAsked] = useState<{ leave: () => void } | null>(null);
  useEffect(() => {
    if (!unsaved) return undefined;
    return holdLeaving((nextPath, leave) => {
      if (nextPath === pathname) return false;
      setAsked({ leave });
      return true;
    });
  }, [pathname, unsaved]);
  if (!asked || !unsaved) return null;
  return (
    <Question
      title={t('shell:discard.title')}
      text={t('shell:discard.text')}
      words={{ confirm: t('shell:discard.leave'), cancel: t('shell:discard.stay'), close: t('shell:close') }}
      pending={false}
      onConfirm={asked.leave}
      onClose={() => setAsked(null)}
    />
  );
}
