/** AWAY-S3, step 3: the speaker, with clashes on the date; none if the congregation already has a speaker. */
import { isAway } from '@sheaf/rules/people/absences/away';
import { phraseIn } from '#platform/phrase-in.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ErrorNotice } from '#ui/notice.tsx';
import { type PersonChoice, PersonChooserList } from '#ui/schedule/person-chooser-list.tsx';
import { monthTitle } from '#ui/schedule/schedule-dates.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AwayDraft, AwaySpeaker, Draft } from './away-draft.ts';
import { type Clash, clashText, markOf } from './away-labels.ts';
import classes from './talks.module.css';

/** Includes their duties in the week of the date. */
export const useAwaySpeakers = (date: string): readonly AwaySpeaker[] | undefined =>
  useRead('talks.listAwaySpeakers', { query: date === '' ? {} : { date } }).data;

/** The edited talk is not a clash of its own speaker. */
export const clashesBeside = (
  { id, clashes }: AwaySpeaker,
  { speaker }: Pick<AwayDraft, 'speaker'>,
  own: number | null,
): readonly Clash[] =>
  own !== null && id === speaker ? clashes.filter(({ kind }) => kind !== 'away-talk') : clashes;

function choiceOf(t: Translate, speaker: AwaySpeaker, clashes: readonly Clash[]): PersonChoice {
  const mark = markOf(clashes);
  const last = speaker.last_away;
  return {
    key: String(speaker.id),
    name: speaker.last_first,
    facts: joinTexts([
      t(phraseIn('talks:appointment', speaker.appointment)),
      t('talks:talks', { count: speaker.outlines.length }),
    ]),
    reason: mark
      ? joinTexts(clashes.map((clash) => clashText(t, clash)))
      : last
        ? t('away:last', { congregation: last.congregation, date: monthTitle(last.date.slice(0, 7)) })
        : t('away:never'),
    ...(mark && { mark }),
  };
}

interface SelectProps extends Pick<Draft, 'draft' | 'change'> {
  speakers: readonly AwaySpeaker[] | undefined;
  isTaken: boolean;
  /** Id of the edited talk. */
  own: number | null;
}

export function SelectSpeaker({ speakers, isTaken, draft, change, own }: SelectProps) {
  const { t } = useTexts();
  // AWAY-R11.
  if (isTaken) return <ErrorNotice>{t('talks:refusals.away-host-taken')}</ErrorNotice>;
  if (!speakers) return <Skeleton height={72} count={4} />;
  if (speakers.length === 0) return <ErrorNotice>{t('away:nobody')}</ErrorNotice>;
  return (
    <div className={classes.found}>
      <PersonChooserList
        label={t('away:step.speaker')}
        people={speakers.map((speaker) => choiceOf(t, speaker, clashesBeside(speaker, draft, own)))}
        choose="one"
        chosen={draft.speaker ? [String(draft.speaker)] : []}
        onChoose={([key]) => change({ speaker: Number(key) })}
      />
    </div>
  );
}

export const awayOn = ({ away_dates }: AwaySpeaker, date: string) =>
  date === '' ? undefined : away_dates.find((span) => isAway(span, date));
