/** Book Talk: the chosen speaker's talk, and whether they are asked (WKND-S4). */
import { isAway } from '@sheaf/rules/people/absences/away';
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs';
import { phraseIn } from '#platform/phrase-in.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { PersonAvatar } from '#ui/schedule/person-avatar.tsx';
import { shortDay } from '#ui/schedule/schedule-dates.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import { type Draft, nameOf, reachOf } from './booking-draft.ts';
import type { BookingProps } from './find-speaker.tsx';
import { TalkChooser } from './talk-chooser.tsx';
import classes from './talks.module.css';

type Span = { start_date: string; end_date: string };

/** WKND-R9: a warning that does not block. */
export function Unavailable({ away, name }: { away: Span; name: string }) {
  const { t } = useTexts();
  return (
    <div className={classes.unavailable} role="status">
      <IconPlaneDeparture aria-hidden="true" size={22} />
      <p>
        <strong>{t('booking:unavailable')}</strong>{' '}
        {t('booking:awayStill', {
          name,
          from: shortDay(away.start_date),
          to: shortDay(away.end_date),
        })}
      </p>
    </div>
  );
}

function Chosen({ draft, date, onChange }: { draft: Draft; date: string; onChange: () => void }) {
  const { t } = useTexts();
  const { speaker, visitor } = draft;
  const away = speaker?.away_dates.some((span) => isAway(span, date));
  return (
    <div className={classes.chosen}>
      <PersonAvatar name={nameOf(draft)} mark={away ? 'away' : undefined} />
      <div className={classes.body}>
        <bdi className={classes.name}>{nameOf(draft)}</bdi>
        <bdi className={classes.line}>
          {speaker
            ? joinTexts([
                speaker.host?.name ?? t('talks:ours'),
                t(phraseIn('talks:appointment', speaker.appointment)),
              ])
            : visitor?.congregation}
        </bdi>
      </div>
      <button
        type="button"
        className={classes.link}
        aria-label={t('booking:changeSpeaker')}
        onClick={onChange}
      >
        {t('booking:change')}
      </button>
    </div>
  );
}

/** With `beside`, the list of speakers is shown above, on wide screens. */
export function ChooseTalk({ week, draft, change, beside = false }: BookingProps & { beside?: boolean }) {
  const { t } = useTexts();
  const name = nameOf(draft);
  const away = draft.speaker?.away_dates.find((span) => isAway(span, week.local_date));
  const reach = reachOf(draft);
  return (
    <div className={classes.fields}>
      {!beside && (
        <Chosen draft={draft} date={week.local_date} onChange={() => change({ step: 'speaker' })} />
      )}
      {away && <Unavailable away={away} name={name} />}
      <TalkChooser
        key={draft.speaker?.id}
        outlines={draft.speaker?.outlines ?? []}
        chosen={draft.number}
        folds={beside}
        onChoose={(number) => change({ number })}
      />
      <SwitchRow
        label={t('booking:ask', { name })}
        description={t(reach === null ? 'booking:noAddress' : `booking:askText.${reach}`)}
        checked={draft.asks && reach !== null}
        disabled={reach === null}
        onChange={(event) => change({ asks: event.currentTarget.checked })}
      />
    </div>
  );
}
