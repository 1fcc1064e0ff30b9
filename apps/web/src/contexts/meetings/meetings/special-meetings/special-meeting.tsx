/** A special meeting: what it replaces, its programme and its duties, with their people (X-MEMORIAL). */
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import { useState } from 'react';
import { AssignSheet } from '#contexts/duties/duties.api.tsx';
import { useOnline } from '#platform/online.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { DutyIcon } from '#ui/schedule/duty-icon.tsx';
import { OpenPlace } from '#ui/schedule/open-place.tsx';
import { responsibilityIcons } from '#ui/schedule/responsibility-icons.ts';
import { clockTime, dayNumber, shortMonth, weekdayName } from '#ui/schedule/schedule-dates.ts';
import { StatusChip } from '#ui/schedule/status-chip.tsx';
import { saySpan, sayTime } from '../meeting-labels.ts';
import { PersonBadge } from '../person-badge.tsx';
import classes from './special-meeting.module.css';
import { openPlacesOf, type SpecialMeeting, type SpecialPlace } from './use-specials.ts';

type Assign = (place: { duty: number; title: string }) => void;

interface PlaceProps {
  place: SpecialPlace;
  title: string;
  /** Null for readers. */
  onAssign: Assign | null;
}

function Place({ place, title, onAssign }: PlaceProps) {
  const { t } = useTexts();
  const assign = onAssign && (() => onAssign({ duty: place.id, title }));
  if (place.user_id === null && place.name === null) {
    if (!assign) return <span className={classes.nobody}>{t('meetings:nobody')}</span>;
    return (
      <OpenPlace
        label={t('meetings:assign')}
        name={t('meetings:named', { act: t('meetings:assign'), part: title })}
        onClick={assign}
      />
    );
  }
  const badge = (
    <>
      <PersonBadge personId={place.user_id} name={place.name ?? t('meetings:formerPerson')} />
      {place.acknowledged && <StatusChip state={place.acknowledged === 'yes' ? 'accepted' : 'seen'} />}
    </>
  );
  if (!assign) return <span className={classes.person}>{badge}</span>;
  return (
    <button type="button" className={classes.change} onClick={assign}>
      {badge} <span className="visually-hidden">{t('meetings:change', { part: title })}</span>
    </button>
  );
}

function Head({ meeting }: { meeting: SpecialMeeting }) {
  const { t } = useTexts();
  const open = openPlacesOf(meeting);
  return (
    <Card>
      <div className={classes.head}>
        <p className={classes.day}>
          <b>{dayNumber(meeting.date)}</b> <span>{shortMonth(meeting.date)}</span>{' '}
          <span>{weekdayName(meeting.date)}</span>
        </p>
        <div>
          <h2 className={classes.name}>
            <bdi>{joinTexts([meeting.label, clockTime(meeting.starts_at)])}</bdi>
          </h2>
          {meeting.location && (
            <p className={classes.line}>
              <bdi>{meeting.location}</bdi>
            </p>
          )}
          {meeting.note && (
            <p className={classes.line}>
              <bdi>{meeting.note}</bdi>
            </p>
          )}
          {open > 0 && (
            <p className={classes.open}>
              <StatusChip state="open" label={t('meetings:special.open', { count: open })} />
            </p>
          )}
          {meeting.attendance !== null && (
            <p className={classes.line}>
              {joinTexts(
                [
                  t('meetings:special.present', { people: meeting.attendance }),
                  meeting.partakers !== null && t('meetings:special.partook', { people: meeting.partakers }),
                ],
                ' · ',
              )}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

function Instead({ cancels }: { cancels: SpecialMeeting['cancels_meeting'] }) {
  const { t } = useTexts();
  if (cancels === 'none') return null;
  return (
    <div className={classes.notice}>
      <IconCalendarX aria-hidden="true" className={classes.sign} />
      <div>
        <p className={classes.noticeTitle}>{t(`meetings:special.instead.${cancels}`)}</p>
        <p>{t('meetings:special.insteadText')}</p>
      </div>
    </div>
  );
}

function Programme({ meeting, onAssign }: { meeting: SpecialMeeting; onAssign: Assign | null }) {
  const { t } = useTexts();
  const me = useSignedIn().user.id;
  return (
    <Section title={t('meetings:special.programme')} aside={saySpan(t, meeting.starts_at, meeting.ends_at)}>
      <Card>
        <ul className={classes.rows}>
          {meeting.parts.map((part) => (
            <li key={part.id} className={classes.part} data-own={part.place?.user_id === me || undefined}>
              <p className={classes.time}>
                <bdi>{sayTime(part.from)}</bdi>
              </p>
              <div>
                <h3 className={classes.title}>
                  <bdi>
                    {part.song === null
                      ? part.title
                      : t('meetings:special.withSong', { title: part.title, song: part.song })}
                  </bdi>
                </h3>
                <p className={classes.line}>{t('meetings:minutes', { minutes: part.minutes })}</p>
                {part.place && <Place place={part.place} title={part.title} onAssign={onAssign} />}
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function Duties({ meeting, onAssign }: { meeting: SpecialMeeting; onAssign: Assign | null }) {
  const { t } = useTexts();
  const me = useSignedIn().user.id;
  return (
    <Section title={t('meetings:special.duties')}>
      <Card>
        {meeting.duties.length === 0 ? (
          <p className={classes.empty}>{t('meetings:special.noDuties')}</p>
        ) : (
          <ul className={classes.rows}>
            {meeting.duties.map((duty) => {
              const filled = duty.places.filter(({ user_id }) => user_id !== null).length;
              const all = duty.places.length;
              const isMine = duty.places.some(({ user_id }) => user_id === me);
              return (
                <li key={duty.responsibility} className={classes.duty} data-own={isMine || undefined}>
                  <div className={classes.dutyHead}>
                    <DutyIcon kind={responsibilityIcons[duty.kind]} mine={isMine} open={filled < all} />
                    <div>
                      <h3 className={classes.title}>
                        <bdi>{duty.label}</bdi>
                      </h3>
                      {duty.notes && (
                        <p className={classes.line}>
                          <bdi>{duty.notes}</bdi>
                        </p>
                      )}
                    </div>
                    <p className={classes.filled}>{t('meetings:special.filled', { filled, all })}</p>
                  </div>
                  <div className={classes.places}>
                    {duty.places.map((place, index) => (
                      <Place
                        key={place.id}
                        place={place}
                        title={t('meetings:special.place', { duty: duty.label, number: index + 1 })}
                        onAssign={onAssign}
                      />
                    ))}
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </Card>
    </Section>
  );
}

export function SpecialMeetingBody({ meeting }: { meeting: SpecialMeeting }) {
  const permits = usePermits();
  const online = useOnline();
  const [place, setPlace] = useState<{ duty: number; title: string } | null>(null);
  const byPart = online && permits.has('schedules.meetings.assign') ? setPlace : null;
  const byDuty = online && permits.has('schedules.attendants.edit') ? setPlace : null;
  return (
    <div className={classes.special}>
      <Head meeting={meeting} />
      <Instead cancels={meeting.cancels_meeting} />
      <div className={classes.columns}>
        <Programme meeting={meeting} onAssign={byPart} />
        <Duties meeting={meeting} onAssign={byDuty} />
      </div>
      {place && <AssignSheet {...place} sends={false} onClose={() => setPlace(null)} />}
    </div>
  );
}
