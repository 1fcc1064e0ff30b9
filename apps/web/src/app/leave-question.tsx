/**
 * Leaving a screen whose form holds words that are not saved asks first, whatever leads away: a tab, the way back, or the phone's own.
 * Where a screen goes on by itself, after a save or because one was signed out, it replaces the address and is not asked.
 */
import { useBlocker } from 'react-router';
import { useTexts } from '../platform/texts.ts';
import { Question } from '../ui/question.tsx';

/** Stands only while there is something unsaved. */
export function LeaveQuestion() {
  const { t } = useTexts();
  const leaving = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  );
  if (leaving.state !== 'blocked') return null;
  return (
    <Question
      title={t('shell:discard.title')}
      text={t('shell:discard.text')}
      words={{ confirm: t('shell:discard.leave'), cancel: t('shell:discard.stay'), close: t('shell:close') }}
      pending={false}
      onConfirm={leaving.proceed}
      onClose={leaving.reset}
    />
  );
}
