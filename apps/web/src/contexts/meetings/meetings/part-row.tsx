/** A part with its time and its people (MEET-S4). */
import { useTexts } from '#platform/texts.ts';
import { progressNow } from './meeting-clock.ts';
import { sayTime, shownTitle, titleOf } from './meeting-labels.ts';
import type { PartView } from './meeting-view.ts';
import type { Meeting } from './meetings.queries.ts';
import { PartProgress } from './part-progress.tsx';
import classes from './part-row.module.css';
import { SeatPeople } from './seat-people.tsx';

const songs: ReadonlySet<string> = new Set(['song', 'mid-song', 'last-song']);

export function PartRow({ meeting, view }: { meeting: Meeting; view: PartView }) {
  const { t } = useTexts();
  const { part, time, seats } = view;
  const { state } = progressNow(meeting, time);
  const isSong = songs.has(part.part);
  const Title = isSong ? 'p' : 'h3';
  const title = titleOf(view);
  return (
    <article
      className={classes.part}
      data-state={state}
      data-song={isSong || undefined}
      aria-current={state === 'now' ? 'true' : undefined}
    >
      <p className={classes.time}>
        <bdi>{sayTime(time.from)}</bdi>
        {!isSong && ' '}
        {!isSong && <bdi className={classes.minutes}>{t('meetings:until', { time: sayTime(time.to) })}</bdi>}
        {!isSong && <bdi className={classes.minutes}>{t('meetings:minutes', { minutes: part.time })}</bdi>}
      </p>
      <div className={classes.what}>
        <Title className={classes.title}>
          <bdi>{shownTitle(view)}</bdi>
        </Title>
        {part.references && (
          <p className={classes.references}>
            <bdi>{part.references}</bdi>
          </p>
        )}
        {view.serviceTheme && (
          <p className={classes.references}>{t('meetings:serviceTalk', { theme: view.serviceTheme })}</p>
        )}
        {state === 'now' && <PartProgress meeting={meeting} view={view} />}
        {seats.length > 0 && (
          <div className={classes.people}>
            <SeatPeople
              seats={seats}
              helperType={part.helper_type}
              title={title}
              fixed={part.part === 'talk'}
            />
          </div>
        )}
      </div>
    </article>
  );
}
