/** Progress of a sending, polled until no message is queued. */

import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import classes from './messages.module.css';
import { useCounts } from './outbox.queries.ts';

export function ProgressCard({ sending }: { sending: number }) {
  const { t } = useTexts();
  const { data: counts } = useCounts(sending);
  if (!counts) return null;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const gone = counts.sent + counts.delivered;
  return (
    <Card padded label={t('messages:progress.label')}>
      <div className={classes.form}>
        <label>
          {t('messages:progress.text', { gone, total })}
          <progress className={classes.progress} value={total - counts.queued} max={total} />
        </label>
        {counts.failed > 0 && <p>{t('messages:progress.failed', { count: counts.failed })}</p>}
        {counts.unsure > 0 && <p>{t('messages:progress.unsure', { count: counts.unsure })}</p>}
        <Link className={classes.more} to={`/settings/messages/?sending=${sending}`}>
          {t('messages:progress.list')}
        </Link>
      </div>
    </Card>
  );
}
