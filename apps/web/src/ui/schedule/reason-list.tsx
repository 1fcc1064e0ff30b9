/** Reasons of a draft for a person: three or four sentences, never a score. */
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
  /** Time since their last turn, their other duties that day, their share, the alternatives. */
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
