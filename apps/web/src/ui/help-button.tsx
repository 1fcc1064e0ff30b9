/** Question mark of a screen; its help page loads when it is pressed (SHELL-R32). */
import { helpTopicOf } from '@sheaf/rules/dashboard/dashboard/help-topics';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { type ComponentType, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { loadPhrases, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import type { HelpSheetProps } from './help-sheet.tsx';
import { lazyThemed } from './lazy-themed.tsx';
import { PlainButton } from './plain-button.tsx';
import classes from './title-bar.module.css';

const loadSheet = async (): Promise<ComponentType<HelpSheetProps>> => {
  const [{ HelpSheet }] = await Promise.all([import('./help-sheet.tsx'), loadPhrases(['help'])]);
  return HelpSheet;
};
const ThemedSheet = lazyThemed(loadSheet);

export function HelpButton() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(false);
  const topic = helpTopicOf(pathname);
  // The tour explains the first page.
  if (topic === null || topic === 'maps') return null;
  const open = (): void => {
    loadSheet().then(
      () => setOpened(true),
      () => toasts.show(t('shell:failed')),
    );
  };
  return (
    <>
      <PlainButton className={classes.help} aria-label={t('shell:help')} onClick={open}>
        <IconHelp aria-hidden="true" />
      </PlainButton>
      {opened && (
        <Suspense>
          <ThemedSheet topic={topic} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
