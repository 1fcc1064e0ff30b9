/** Start page of simple mode: the next duty, the own map, the report, and a call for help (SHELL-R31). */

import { Prompts } from '#contexts/dashboard/dashboard/prompts.tsx';
import { SimpleHelp } from '#contexts/dashboard/dashboard/simple-help.tsx';
import { SimpleMaps } from '#contexts/dashboard/dashboard/simple-map.tsx';
import { SimpleNext } from '#contexts/dashboard/dashboard/simple-next.tsx';
import { usePrompts } from '#contexts/dashboard/dashboard/use-prompts.ts';
import { SimpleReport } from '#contexts/reports/simple-report.tsx';
import { longDay } from '#platform/dates.ts';
import { useSignedIn } from '#platform/session.ts';
import { simpleMode } from '#platform/simple-mode.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import classes from '#ui/simple-card.module.css';
import { useDocumentTitle } from '#ui/use-document-title.ts';

/** Other prompts are about what the page shows already, or about more of the app. */
const needed: ReadonlySet<string> = new Set(['privacy', 'banner']);

export function SimpleScreen() {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const { shown } = usePrompts(true);
  useDocumentTitle(user.first_name);
  const leave = (): void => {
    simpleMode.set(false);
    toasts.show(t('dashboard:simple.left'));
  };
  return (
    <div className={classes.page}>
      <h1 className={classes.hello}>
        <bdi>{t('dashboard:simple.hello', { name: user.first_name })}</bdi>
        <small>{longDay(new Date())}</small>
      </h1>
      <Prompts shown={shown.filter(({ kind }) => needed.has(kind.id))} late={[]} showLate={() => undefined} />
      <SimpleNext />
      <SimpleMaps />
      <SimpleReport />
      <SimpleHelp />
      <PlainButton className={classes.leave} onClick={leave}>
        {t('dashboard:simple.leave')}
      </PlainButton>
    </div>
  );
}
