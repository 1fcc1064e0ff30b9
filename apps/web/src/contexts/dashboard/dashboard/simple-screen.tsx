/** Start page of simple mode: the next duty, the own map, the report, and a call for help (SHELL-R31). */
import { longDay } from '#platform/dates.ts';
import { useSignedIn } from '#platform/session.ts';
import { simpleMode } from '#platform/simple-mode.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { Prompts } from './prompts.tsx';
import classes from './simple.module.css';
import { SimpleHelp } from './simple-help.tsx';
import { SimpleMaps } from './simple-map.tsx';
import { SimpleNext } from './simple-next.tsx';
import { SimpleReport } from './simple-report.tsx';
import { usePrompts } from './use-prompts.ts';

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
