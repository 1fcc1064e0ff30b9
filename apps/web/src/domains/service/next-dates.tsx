/** The next five dates of a rotation, by the rule that plans them. */
import { nextRotationDates, type Rotation } from '@sheaf/rules/schedules/rotation-dates';
import { joinTexts, useTexts } from '../../platform/texts.ts';
import { Hint } from '../../ui/page.tsx';
import { fullDay } from '../../ui/schedule/schedule-dates.ts';

const shown = 5;

export function NextDates({ rotation, today }: { rotation: Rotation; today: string }) {
  const { t } = useTexts();
  const dates = nextRotationDates(rotation, today, shown).map(({ date }) => fullDay(date));
  return <Hint small>{t('service:rotation.next', { dates: joinTexts(dates) })}</Hint>;
}
