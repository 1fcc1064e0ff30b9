/** Fallback screens: server away, error, unknown address, missing permission. */
import { type ReactNode, useEffect } from 'react';
import { appDown, useAppDown } from '#platform/app-down.ts';
import { isMissingFile } from '#platform/missing-files.ts';
import { useOnline } from '#platform/online.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionButton, ActionLink } from '#ui/action-button.tsx';
import { Mark } from '#ui/mark.tsx';
import classes from './fallback-screens.module.css';

function Page({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className={classes.page}>
      <Mark size={56} />
      <h1 className={classes.title}>{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}

/** Shown after a 503 reply (SHELL-R6, SHELL-S5). */
function AppDownScreen() {
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

/** The screens remain below the page, so that no form is emptied (SHELL-R6). */
export function UnderAppDown({ children }: { children: ReactNode }) {
  const isDown = useAppDown() === 'down';
  return (
    <>
      <div className={classes.kept} hidden={isDown}>
        {children}
      </div>
      {isDown && <AppDownScreen />}
    </>
  );
}

export function BrokenScreen() {
  const { t } = useTexts();
  return (
    <Page title={t('shell:broken.title')} text={t('shell:broken.text')}>
      <ActionButton onClick={() => location.reload()}>{t('shell:broken.reload')}</ActionButton>
    </Page>
  );
}

/**
 * A screen whose files are not cached yet. Opens automatically when they can be fetched, and the frame stays
 * (SHELL-R3).
 */
function AwayScreen() {
  const { t } = useTexts();
  const online = useOnline();
  useEffect(() => {
    const again = (): void => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('shell:notHere.title')}</h1>
      <p>{t(online ? 'shell:notHere.unreached' : 'shell:notHere.offline')}</p>
      <ActionButton onClick={() => location.reload()} disabled={!online}>
        {t('shell:retry')}
      </ActionButton>
    </div>
  );
}

/** Replaces one failed screen within the frame, so that waiting work and other screens stay reachable. */
export function StoppedScreen({ error }: { error: unknown }) {
  const { t } = useTexts();
  if (isMissingFile(error)) return <AwayScreen />;
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('shell:broken.title')}</h1>
      <p>{t('shell:broken.text')}</p>
      <ActionButton onClick={() => location.reload()}>{t('shell:broken.reload')}</ActionButton>
    </div>
  );
}

/** A screen that the person's role does not permit. */
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
