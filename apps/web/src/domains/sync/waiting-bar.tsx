/** "3 waiting", on every screen while something is; opens the list. */
import { Link } from 'react-router';
import { useWaiting } from '../../platform/outbox/waiting.ts';
import { useTexts } from '../../platform/texts.ts';
import classes from './waiting-bar.module.css';

/** What can still be taken back with its ring on the screen need not be counted twice; after this long it waits. */
const shownAfterMilliseconds = 1000;

export function WaitingBar() {
  const { t } = useTexts();
  const all = useWaiting();
  const now = Date.now();
  const waiting = all.filter(
    (action) => action.state === 'waiting' && action.dueAt + shownAfterMilliseconds <= now,
  );
  const setAside = all.filter((action) => action.state === 'set-aside');
  if (waiting.length + setAside.length === 0) return null;
  const what = [
    waiting.length > 0 && t('sync:bar', { count: waiting.length }),
    setAside.length > 0 && t('sync:setAside', { count: setAside.length }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <nav aria-label={t('sync:title')}>
      <Link
        to="/waiting/"
        className={classes.bar}
        data-refused={setAside.length > 0 || undefined}
        aria-label={t('sync:barLabel', { what })}
      >
        {what}
      </Link>
    </nav>
  );
}
