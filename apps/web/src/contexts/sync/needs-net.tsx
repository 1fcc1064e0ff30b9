/** Disables actions that cannot be queued while offline, with a reason (SHELL-R3, SYNC-R11). */
import type { ReactNode } from 'react';
import { useOnline } from '#platform/online.ts';
import { useTexts } from '#platform/texts.ts';
import classes from './needs-net.module.css';

/** A fieldset disables every control within; text and links still work. */
/** @param nothing true if there is no control within, and so no reason to show. */
export function NeedsNet({ children, nothing = false }: { children: ReactNode; nothing?: boolean }) {
  const { t } = useTexts();
  const online = useOnline();
  return (
    // It only disables: a group without a name would be noise for screen readers.
    <fieldset role="presentation" className={classes.all} disabled={!online}>
      {!online && !nothing && <p className={classes.reason}>{t('sync:needsNet')}</p>}
      {children}
    </fieldset>
  );
}
