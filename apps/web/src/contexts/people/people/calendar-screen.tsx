/** Calendar feed of the person (USERS-D5). */
import { FeedCard } from '#contexts/people/calendar-feed/calendar-feed.api.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';

export function CalendarScreen() {
  const { t } = useTexts();
  const profile = useRead('people.readProfile');
  return (
    <Page title={t('people:profile.feed.title')} back>
      <QueryState query={profile} skeleton={{ height: 180 }}>
        {(known) => <FeedCard on={known.calendar_feed} />}
      </QueryState>
    </Page>
  );
}
