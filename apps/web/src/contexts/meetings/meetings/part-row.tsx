/** A part on a line: its time, its title and facts, and its people at the end (MEET-S4, MEET-S4.4). */
import { useSignedIn } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { progressNow } from './meeting-clock.ts';
import { sayTime, shownTitle, titleOf } from './meeting-labels.ts';
import { isOfVisit, isSeatOf, type PartView } from './meeting-view.ts';
import type { Meeting } from './meetings.queries.ts';
import { PartProgress } from './part-progress.tsx';
import classes from './part-row.module.css';
import { SeatPeople } from './seat-people.tsx';

const songs: ReadonlySet<string> = new Set(['song', 'mid-song', 'last-song']);

/** Facts below the title, which the remaining time of the current part replaces in the same space. */
function Facts({ meeting, view }: { meeting: Meeting; view: PartView }) {
  const { t } = useTexts();
  const { part, time, serviceTheme } = view;
  const isNow = progressNow(meeting, time).state === 'now';
  const minutes = t('meetings:minutes', { minutes: part.time });
  const longest = `${t('meetings:now')} ${t('meetings:left', { minutes: part.time, seconds: 59 })}`;
  return (
    <>
      <div className={classes.facts} data-left={longest}>
        <p className={classes.fact} data-hidden={isNow || undefined}>
          <bdi>{joinTexts([minutes, part.references], ' · ')}</bdi>
        </p>
        {isNow && <PartProgress meeting={meeting} view={view} />}
      </div>
      {serviceTheme && <p className={classes.fact}>{t('meetings:serviceTalk', { theme: serviceTheme })}</p>}
    </>
  );
}

interface PartRowProps {
  meeting: Meeting;
  view: PartView;
  /** False below a part whose classes are in the same columns: on a screen they are named once. */
  namesHalls?: boolean;
}

export function PartRow({ meeting, view, namesHalls = true }: PartRowProps) {
  const { t } = useTexts();
  const me = useSignedIn().user.id;
  const { part, time, seats } = view;
  const { state } = progressNow(meeting, time);
  const isSong = songs.has(part.part);
  const Title = isSong ? 'p' : 'h3';
  return (
    <article
      className={classes.part}
      data-state={state}
      data-song={isSong || undefined}
      data-own={seats.some((seat) => isSeatOf(seat, me)) || undefined}
      aria-current={state === 'now' ? 'true' : undefined}
    >
      <p className={classes.time}>
        <bdi>{sayTime(time.from)}</bdi>
        {!isSong && ' '}
        {!isSong && <bdi className={classes.until}>{t('meetings:until', { time: sayTime(time.to) })}</bdi>}
      </p>
      <div className={classes.what}>
        <Title className={classes.title}>
          <bdi>{shownTitle(view)}</bdi>
        </Title>
        {!isSong && <Facts meeting={meeting} view={view} />}
        {isSong && state === 'now' && <PartProgress meeting={meeting} view={view} onlyBar />}
        {seats.length > 0 && (
          <SeatPeople
            seats={seats}
            begins={meeting.start_date}
            helperType={part.helper_type}
            title={titleOf(view)}
            fixed={part.part === 'talk' || isOfVisit(part)}
            namesHalls={namesHalls}
          />
        )}
      </div>
    </article>
  );
}
