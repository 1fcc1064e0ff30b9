/** Chooses the weekend for a speaker from the directory, followed by Book Talk (SPKR-O5). */
import { isAway } from '@sheaf/rules/people/absences/away';
import { useState } from 'react';
import { LanguageGroupSelect, useLanguageGroups } from '#contexts/meetings/meetings/language-groups.api.tsx';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { OpenPlace } from '#ui/schedule/open-place.tsx';
import { dayAndMonth, fullDay, shortDay } from '#ui/schedule/schedule-dates.ts';
import { Sheet } from '#ui/sheet.tsx';
import { type Speaker, speakerOfOwn, speakerOfProfile } from './booking-draft.ts';
import { isBookable, type Week } from './talk-labels.ts';

/** Address parameters of the speaker and their congregation. */
export const chosenSpeaker = { speaker: 'speaker', congregation: 'congregation' } as const;

interface ChooseProps {
  congregation: number;
  speaker: number;
  onChoose: (week: Week, speaker: Speaker) => void;
  onClose: () => void;
}

/** Null for a speaker who is not on the profile or has no talks for home. */
function useChosen({ congregation, speaker: id }: Pick<ChooseProps, 'congregation' | 'speaker'>) {
  const profile = useRead('speakers.readProfile', { params: { id: congregation } });
  const active = profile.data?.active === true;
  const own = useRead('talks.listOwnSpeakers', {}, { enabled: active });
  const listed = profile.data?.speakers.find((one) => one.id === id);
  const ours = own.data?.find((one) => one.id === id);
  const theirs = profile.data && listed && !active ? speakerOfProfile(profile.data, listed) : null;
  return {
    query: active ? own : profile,
    name: listed?.full_name,
    speaker: ours ? speakerOfOwn(ours) : theirs,
  };
}

function Weekends({
  speaker,
  weeks,
  onChoose,
}: Pick<ChooseProps, 'onChoose'> & { speaker: Speaker; weeks: readonly Week[] }) {
  const { t } = useTexts();
  const open = weeks.filter(isBookable);
  if (open.length === 0) return <Hint>{t('booking:noOpen')}</Hint>;
  return open.map((week) => {
    const away = speaker.away_dates.find((span) => isAway(span, week.local_date));
    return (
      <OpenPlace
        key={week.id}
        label={fullDay(week.local_date)}
        name={t('booking:weekend', { date: fullDay(week.local_date) })}
        {...(away && {
          line: t('talks:awayFrom', { from: shortDay(away.start_date), to: dayAndMonth(away.end_date) }),
        })}
        onClick={() => onChoose(week, speaker)}
      />
    );
  });
}

export function ChooseWeekend({ onChoose, onClose, ...chosen }: ChooseProps) {
  const { t } = useTexts();
  const [group, setGroup] = useState<number | null>(null);
  const { isLoading: waitsForGroups } = useLanguageGroups();
  const of = group === null ? {} : { language_group_id: group };
  const weeks = useRead('talks.listTalks', { query: of }, { kept: true });
  const { query, name, speaker } = useChosen(chosen);
  return (
    <Sheet
      opened
      inAddress
      title={t('booking:bookTalk')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={null}
    >
      <QueryState<unknown> query={query} skeleton={{ height: 56, count: 5 }}>
        {() =>
          speaker && !waitsForGroups ? (
            <>
              <LanguageGroupSelect value={group} onChange={setGroup} />
              <Hint>{t('booking:chooseWeekend', { name: speaker.full_name })}</Hint>
              <QueryState query={weeks} skeleton={{ height: 56, count: 5 }}>
                {(list) => <Weekends speaker={speaker} weeks={list} onChoose={onChoose} />}
              </QueryState>
            </>
          ) : (
            !speaker && <Hint>{name ? t('booking:notAtHome', { name }) : t('booking:speakerGone')}</Hint>
          )
        }
      </QueryState>
    </Sheet>
  );
}
