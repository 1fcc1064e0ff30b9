/** How I am reached. */
import { useTexts } from '../../platform/texts.ts';
import { TitleBar } from '../../ui/title-bar.tsx';
import classes from './messages.module.css';
import { PushCard } from './push-card.tsx';
import { WishesCard } from './wishes-card.tsx';

export function WishesScreen() {
  const { t } = useTexts();
  return (
    <div className={classes.page}>
      <title>{`${t('messages:wishes.title')} · ${t('shell:name')}`}</title>
      <TitleBar title={t('messages:wishes.title')} back />
      <p className={classes.hint}>{t('messages:wishes.text')}</p>
      <WishesCard />
      <PushCard />
    </div>
  );
}
