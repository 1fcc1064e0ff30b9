/** How I am reached. */
import { useTexts } from '../../platform/texts.ts';
import { Hint, Page } from '../../ui/page.tsx';
import { PushCard } from './push-card.tsx';
import { WishesCard } from './wishes-card.tsx';

export function WishesScreen() {
  const { t } = useTexts();
  return (
    <Page title={t('messages:wishes.title')} back>
      <Hint small>{t('messages:wishes.text')}</Hint>
      <WishesCard />
      <PushCard />
    </Page>
  );
}
