/** Why a draft chose this person: three or four lines in words, never a score. */
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { useTexts } from '#platform/texts.ts';
import classes from './reason-list.module.css';

const icons = {
  last: IconHourglass,
  'that-day': IconCalendar,
  share: IconScale,
  'not-another': IconUserQuestion,
};

export interface Reason {
  /** When they last had it, what else they have that day, their share, why not somebody else. */
  about: keyof typeof icons;
  text: string;
}

export function ReasonList({ name, reasons }: { name: string; reasons: readonly Reason[] }) {
  const { t } = useTexts();
  return (
    <ul className={classes.reasons} aria-label={t('schedule:draft.reasons', { name })}>
      {reasons.map(({ about, text }) => {
        const Icon = icons[about];
        return (
          <li key={text} className={classes.reason}>
            <Icon aria-hidden="true" size={18} className={classes.icon} />
            <bdi>{text}</bdi>
          </li>
        );
      })}
    </ul>
  );
}
