/** People of a part or duty by class. An unfilled one is labelled, or a button for people who assign. */
import type { HelperType } from '@sheaf/rules/duties/helper-type';
import { useSignedIn } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Link } from '#ui/link.tsx';
import { OpenPlace } from '#ui/schedule/open-place.tsx';
import { StatusChip } from '#ui/schedule/status-chip.tsx';
import { hallName } from './meeting-labels.ts';
import type { Seat } from './meeting-view.ts';
import { PersonBadge } from './person-badge.tsx';
import { useSchedule } from './schedule-context.ts';
import classes from './seat-people.module.css';

interface PlaceProps {
  /** Start of the meeting. */
  begins: string;
  dutyId: number | null;
  personId: number | null;
  /** Name of a person from another congregation. */
  name?: string | null;
  helperType?: HelperType;
  acknowledged: Seat['acknowledged'];
  reopened: boolean;
  unfit: boolean;
  /** Name of the duty, for the sheet and screen readers. */
  title: string;
  /** Booked elsewhere, like public talks (MEET-R18). */
  fixed: boolean;
}

/** The person's answer, an answer that is open again, or a lost qualification. */
function Answer({ acknowledged, reopened, unfit }: Pick<PlaceProps, 'acknowledged' | 'reopened' | 'unfit'>) {
  const { t } = useTexts();
  if (unfit)
    return (
      <span className={classes.answer}>
        <StatusChip state="clash" label={t('meetings:unfit')} />
      </span>
    );
  if (!acknowledged && !reopened) return null;
  return (
    <span className={classes.answer}>
      {acknowledged ? (
        <StatusChip state={acknowledged === 'yes' ? 'accepted' : 'seen'} />
      ) : (
        <StatusChip state="awaiting" label={t('meetings:reopened')} />
      )}
    </span>
  );
}

/** Opens the question on the page of assignments, also offline (X-SWAP-22). */
function CannotLink({ dutyId, title }: { dutyId: number; title: string }) {
  const { t } = useTexts();
  return (
    <Link
      to={`/assignments/?cannot=${dutyId}`}
      className={classes.cannot}
      aria-label={t('meetings:named', { act: t('duties:cannot.say'), part: title })}
    >
      {t('duties:cannot.say')}
    </Link>
  );
}

/** Duty of one person: filled, unfilled, or a button to assign. */
function Place({ dutyId, personId, name = null, helperType, title, fixed, begins, ...answer }: PlaceProps) {
  const { t } = useTexts();
  const me = useSignedIn().user.id;
  const { nameOf, assign, book, draft } = useSchedule();
  const shown = personId === null ? name : nameOf(personId);
  const open = assign && dutyId !== null && !fixed ? () => assign(dutyId, title) : null;
  if (shown === null) {
    const label = helperType ? t(`meetings:assignAs.${helperType}`) : t('meetings:assign');
    const nobody = helperType ? t(`meetings:nobodyAs.${helperType}`) : t('meetings:nobody');
    if (fixed && book) return <OpenPlace label={t('meetings:bookSpeaker')} onClick={book} />;
    if (!open) return <span className={classes.nobody}>{nobody}</span>;
    const place = (
      <OpenPlace label={label} name={t('meetings:named', { act: label, part: title })} onClick={open} />
    );
    if (!draft || dutyId === null) return place;
    const { meeting, Proposal } = draft;
    return (
      <Proposal meeting={meeting} duty={dutyId} title={title}>
        {place}
      </Proposal>
    );
  }
  const badge = (
    <>
      <PersonBadge personId={personId} name={shown} helperType={helperType} />
      <Answer {...answer} />
    </>
  );
  const cannot = personId === me && dutyId !== null && Date.parse(begins) > Date.now() && (
    <CannotLink dutyId={dutyId} title={title} />
  );
  if (!open)
    return (
      <>
        {badge}
        {cannot}
      </>
    );
  return (
    <>
      <button type="button" className={classes.change} onClick={open}>
        {badge} <span className="visually-hidden">{t('meetings:change', { part: title })}</span>
      </button>
      {cannot}
    </>
  );
}

interface SeatPeopleProps {
  /** Start of the meeting. */
  begins: string;
  seats: readonly Seat[];
  helperType?: HelperType;
  title: string;
  fixed?: boolean;
  /** False to name the classes only where they are not in columns below their names. */
  namesHalls?: boolean;
}

export function SeatPeople({
  seats,
  helperType,
  title,
  begins,
  fixed = false,
  namesHalls = true,
}: SeatPeopleProps) {
  const { t } = useTexts();
  const { assign } = useSchedule();
  const inClasses = seats.some(({ hall }) => hall > 1);
  const rows = seats.map((seat) => {
    const hall = hallName(t, seat.hall);
    const place = {
      title: inClasses ? t('meetings:named', { act: title, part: hall }) : title,
      fixed,
      begins,
    };
    // A reader sees an unfilled part as one entry, without another one for its helper.
    const showsHelper = seat.helperDutyId !== null && (assign || seat.helperId !== null || seat.personId);
    return (
      <div key={seat.key} className={classes.seat}>
        {inClasses && (
          <p className={classes.hall} data-again={!namesHalls || undefined}>
            {hall}
          </p>
        )}
        {seat.dutyId !== null && (
          <Place
            dutyId={seat.dutyId}
            personId={seat.personId}
            name={seat.speaker && joinTexts([seat.speaker, seat.congregation])}
            acknowledged={seat.acknowledged}
            reopened={seat.reopened}
            unfit={seat.unfit}
            {...place}
          />
        )}
        {showsHelper && (
          <Place
            dutyId={seat.helperDutyId}
            personId={seat.helperId}
            acknowledged={seat.helperAcknowledged}
            reopened={seat.helperReopened}
            unfit={seat.helperUnfit}
            {...(helperType && { helperType })}
            {...place}
          />
        )}
      </div>
    );
  });
  return (
    <div className={classes.people} data-classes={inClasses || undefined}>
      {rows}
    </div>
  );
}
