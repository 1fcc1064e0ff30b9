/** What is shown when there is nothing else to show: the server away, a bug, an address that does not exist. */
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { appDown } from '../platform/app-down.ts';
import { useTexts } from '../platform/texts.ts';
import { ActionButton, ActionLink } from '../ui/action-button.tsx';
import classes from './fallback-screens.module.css';

function Page({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className={classes.page}>
      <img src="/icon.svg" alt="" width="56" height="56" />
      <h1 className={classes.title}>{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}

/** SHELL-R6, SHELL-S5. */
export function AppDownScreen() {
  const { t } = useTexts();
  return (
    <Page title={t('shell:down.title')} text={t('shell:down.text')}>
      <ActionButton onClick={() => appDown.set(false)}>{t('shell:retry')}</ActionButton>
      <ActionButton variant="default" onClick={appDown.workOn}>
        {t('shell:down.workOn')}
      </ActionButton>
    </Page>
  );
}

export function BrokenScreen() {
  const { t } = useTexts();
  console.error(useRouteError());
  return (
    <Page title={t('shell:broken.title')} text={t('shell:broken.text')}>
      <ActionButton onClick={() => location.reload()}>{t('shell:broken.reload')}</ActionButton>
    </Page>
  );
}

/** A screen that the person's role does not open. */
export function ClosedScreen() {
  const { t } = useTexts();
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('shell:closed.title')}</h1>
      <p>{t('shell:closed.text')}</p>
      <ActionLink to="/settings/">{t('shell:closed.settings')}</ActionLink>
    </div>
  );
}

export function MissingScreen() {
  const { t } = useTexts();
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('shell:missing.title')}</h1>
      <p>{t('shell:missing.text')}</p>
      <ActionLink to="/">{t('shell:missing.home')}</ActionLink>
    </div>
  );
}
