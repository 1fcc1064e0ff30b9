import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Hint, Page } from '#ui/page.tsx';
import { NotificationPreferencesCard } from './notification-preferences-card.tsx';
import { PushCard } from './push-card.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';

export function NotificationPreferencesScreen() {
  const { t } = useTexts();
  const above = useRead('messages.readNotificationPreferences');
  return (
    <Page title={t('messages:preferences.title')} back>
      <Hint small>{t('messages:preferences.text')}</Hint>
      <NotificationPreferencesCard />
      {!above.isLoading && (
        <>
          <QuietHoursCard />
          <PushCard />
        </>
      )}
    </Page>
  );
}
