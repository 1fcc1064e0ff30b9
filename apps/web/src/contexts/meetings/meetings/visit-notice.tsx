/** Names what a circuit overseer visit changes in the meeting of its week (X-VISIT). */
import IconUserStar from '@tabler/icons-react/dist/esm/icons/IconUserStar.mjs';
import { useTexts } from '#platform/texts.ts';
import { isVisited } from './meeting-view.ts';
import type { Meeting } from './meetings.queries.ts';
import classes from './visit-notice.module.css';

export function VisitNotice({ meeting }: { meeting: Meeting }) {
  const { t } = useTexts();
  if (!isVisited(meeting)) return null;
  return (
    <div className={classes.notice}>
      <IconUserStar aria-hidden="true" className={classes.sign} />
      <div>
        <p className={classes.title}>{t('meetings:visit.week')}</p>
        <p>{t(`meetings:visit.${meeting.type}`)}</p>
      </div>
    </div>
  );
}
