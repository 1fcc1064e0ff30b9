/** Screen to e-mail a week's midweek schedule to its chairman (MEET-R24, MSG-S4). */
import { startOfWeek } from '@sheaf/rules/schedules/calendar-week';
import { useTexts } from '#platform/texts.ts';
import { nowHere } from '#platform/wall-times.ts';
import { Card } from '#ui/card.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useLanguageGroups } from './language-groups/language-groups.queries.ts';
import { MailScheduleForm } from './mail-schedule-form.tsx';

export function MailScheduleScreen() {
  const { t } = useTexts();
  const groups = useLanguageGroups();
  return (
    <Page title={t('printing:mail.title')} back>
      <Hint>{t('printing:mail.text')}</Hint>
      {groups.isLoading ? (
        <Skeleton height={160} />
      ) : (
        <Card padded>
          <MailScheduleForm first={{ week: startOfWeek(nowHere().slice(0, 10), 1), group: null }} />
        </Card>
      )}
    </Page>
  );
}
