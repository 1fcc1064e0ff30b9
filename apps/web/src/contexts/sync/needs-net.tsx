/** What cannot wait for a network: without one it is off, and says why (SHELL-R3, SYNC-R11). */
import type { ReactNode } from 'react';
import { useOnline } from '#platform/online.ts';
import { useTexts } from '#platform/texts.ts';
import classes from './needs-net.module.css';

/** A fieldset turns every control within it off by itself; reading and links go on. */
/** @param nothing there is no control within, and so nothing to give a reason for. */
export function NeedsNet({ children, nothing = false }: { children: ReactNode; nothing?: boolean }) {
  const { t } = useTexts();
  const online = useOnline();
  return (
    <fieldset className={classes.all} disabled={!online}>
      {!online && !nothing && <p className={classes.reason}>{t('sync:needsNet')}</p>}
      {children}
    </fieldset>
  );
}
