/**
 * "3 waiting" on every screen while actions wait; opens the list. Overlays the page, so that nothing shifts.
 */
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import { useUnsent, useWaiting } from '#platform/outbox/waiting.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Link } from '#ui/link.tsx';
import classes from './waiting-bar.module.css';

export function WaitingBar() {
  const { t } = useTexts();
  const all = useWaiting();
  const waiting = useUnsent(all).length;
  const setAside = all.filter((action) => action.state === 'set-aside').length;
  if (waiting + setAside === 0) return null;
  const what = joinTexts([
    waiting > 0 && t('sync:bar', { count: waiting }),
    setAside > 0 && t('sync:setAside', { count: setAside }),
  ]);
  return (
    <nav aria-label={t('sync:title')}>
      <Link
        to="/waiting/"
        className={classes.bar}
        data-refused={setAside > 0 || undefined}
        aria-label={t('sync:barLabel', { what })}
      >
        <IconCloudUp aria-hidden="true" size={20} />
        {what}
      </Link>
    </nav>
  );
}
