/** First card of a meeting: the chairmen by class, and the parts before the first section. */
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { sayTime } from './meeting-labels.ts';
import { isSeatOf, type MeetingView, type Seat } from './meeting-view.ts';
import classes from './opening-card.module.css';
import { PartRow } from './part-row.tsx';
import { SeatPeople } from './seat-people.tsx';

interface PlaceRowProps {
  /** Start of the meeting. */
  begins: string;
  time: string | null;
  label: string;
  seat: Seat;
}

function PlaceRow({ time, label, seat, begins }: PlaceRowProps) {
  const me = useSignedIn().user.id;
  return (
    <div className={classes.row} data-own={isSeatOf(seat, me) || undefined}>
      <p className={classes.time}>
        <bdi>{time}</bdi>
      </p>
      <div className={classes.what}>
        <h2 className={classes.label}>{label}</h2>
        <SeatPeople seats={[{ ...seat, hall: 1 }]} title={label} begins={begins} />
      </div>
    </div>
  );
}

export function OpeningCard({ view }: { view: MeetingView }) {
  const { t } = useTexts();
  const { meeting, chairmen, prayers, sections } = view;
  const begins = meeting.start_date;
  const prelude = sections.find(({ section }) => section === 'prelude');
  const presiding = (hall: number): string =>
    hall === 1 ? t('meetings:chairman') : t('meetings:counselor', { number: hall - 1 });
  return (
    <div className={classes.opening}>
      <Card>
        {meeting.reading && (
          <div className={classes.row}>
            <span className={classes.time} />
            <div className={classes.what}>
              <h2 className={classes.label}>{t('meetings:reading.title')}</h2>
              <p className={classes.reading}>
                <bdi>{meeting.reading}</bdi>
              </p>
            </div>
          </div>
        )}
        {chairmen.map((seat) => (
          <PlaceRow
            key={seat.hall}
            begins={begins}
            time={seat.hall === 1 ? sayTime(meeting.time) : null}
            label={presiding(seat.hall)}
            seat={seat}
          />
        ))}
        {prayers.map((seat, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep nothing of their seat
          <PlaceRow key={place} begins={begins} time={null} label={t('meetings:prayer')} seat={seat} />
        ))}
        {prelude?.parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep nothing of their part
          <PartRow key={place} meeting={meeting} view={part} />
        ))}
      </Card>
    </div>
  );
}
