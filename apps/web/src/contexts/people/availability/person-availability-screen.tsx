/** When and how much another person can serve, for planners (AVAIL-S2). */
import { useParams } from 'react-router';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { ErrorNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { AvailabilityPage } from './availability-page.tsx';

export function PersonAvailabilityScreen() {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const id = Number(useParams().id);
  if (!Number.isSafeInteger(id) || id < 1)
    return (
      <Page title={t('availability:titleOther')} back>
        <ErrorNotice>{t('people:gone')}</ErrorNotice>
      </Page>
    );
  return <AvailabilityPage key={id} person={id} own={id === user.id} />;
}
