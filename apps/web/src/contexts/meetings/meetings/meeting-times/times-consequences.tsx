import { useTexts } from '#platform/texts.ts';
import type { Consequences } from './use-times-save.ts';

/** `26 meetings move. 3 speakers agreed to the former time and are asked again.` */
export function TimesConsequences({ told }: { told: Consequences }) {
  const { t } = useTexts();
  return (
    <ul>
      <li>{t('meetings:times.moved', { count: told.meetings })}</li>
      {told.speakers > 0 && <li>{t('meetings:times.speakers', { count: told.speakers })}</li>}
      {told.duties > 0 && <li>{t('meetings:times.duties', { count: told.duties })}</li>}
    </ul>
  );
}
