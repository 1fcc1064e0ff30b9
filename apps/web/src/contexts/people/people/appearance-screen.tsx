/** Colours and text size of this device (X-THEME). */
import { useTexts } from '#platform/texts.ts';
import { Page } from '#ui/page.tsx';
import { AppearanceCard } from './appearance-card.tsx';

export function AppearanceScreen() {
  const { t } = useTexts();
  return (
    <Page title={t('people:profile.look.title')} back>
      <AppearanceCard />
    </Page>
  );
}
