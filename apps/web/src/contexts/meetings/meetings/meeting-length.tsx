/** Total minutes of a meeting in edit mode, and their excess over the intended length. */
import { lengthOf } from '@sheaf/rules/meetings/meetings/part-times';
import { useTexts } from '#platform/texts.ts';
import { StatusChip } from '#ui/schedule/status-chip.tsx';
import classes from './meeting-length.module.css';
import type { MeetingView } from './meeting-view.ts';

export function MeetingLength({ view }: { view: MeetingView }) {
  const { t } = useTexts();
  const { minutes, over } = lengthOf(view.timed);
  return (
    <div className={classes.length} role="status" data-header>
      <p>
        {t('meetings:length.all', {
          hours: Math.floor(minutes / 60),
          minutes: String(minutes % 60).padStart(2, '0'),
        })}
      </p>
      {over > 0 && <StatusChip state="overdue" label={t('meetings:length.over', { minutes: over })} />}
    </div>
  );
}
