/** Card of a meeting's duties: the reader's own are tinted, unfilled ones red. */
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { DutyIcon } from '#ui/schedule/duty-icon.tsx';
import { responsibilityIcons } from '#ui/schedule/responsibility-icons.ts';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { isMine, isOpen, meetingLabels, whyNobody } from './duty-labels.ts';
import classes from './meeting-card.module.css';
import {
  type Entry,
  type Reader,
  type Responsibility,
  type ScheduledDuty,
  useReader,
} from './responsibilities.queries.ts';

interface DutyRowProps {
  of: Responsibility;
  duties: readonly ScheduledDuty[];
  reader: Reader;
}

function DutyRow({ of, duties, reader }: DutyRowProps) {
  const { t } = useTexts();
  const mine = duties.some((duty) => isMine(duty, reader));
  const open = duties.find(isOpen);
  const nameOf = (duty: ScheduledDuty): string => {
    if (isOpen(duty)) return t('responsibilities:nobodyYet');
    if (duty.user === reader.id) return t('responsibilities:you');
    return duty.name ?? '';
  };
  const why = open && whyNobody(t, open);
  return (
    <li className={classes.row} data-mine={mine || undefined} data-open={open ? true : undefined}>
      <span>
        <DutyIcon kind={responsibilityIcons[of.kind]} mine={mine} open={open !== undefined} />
      </span>
      <div>
        <p className={classes.label}>
          <bdi>{of.label}</bdi>
          {mine && duties.every(({ group }) => group !== null) && ` · ${t('responsibilities:yourGroup')}`}
        </p>
        <p className={classes.name}>
          <bdi>{joinTexts(duties.map(nameOf))}</bdi>
        </p>
        {why && <p className={classes.why}>{why}</p>}
      </div>
    </li>
  );
}

export interface MeetingCardProps {
  entry: Entry;
  responsibilities: readonly Responsibility[];
  /** Null without permission to edit. */
  onEdit: (() => void) | null;
}

export function MeetingCard({ entry, responsibilities, onEdit }: MeetingCardProps) {
  const { t } = useTexts();
  const reader = useReader();
  const rows = responsibilities
    .map((of) => ({ of, duties: entry.attendants.filter(({ responsibility }) => responsibility === of.id) }))
    .filter(({ duties }) => duties.length > 0);
  const aside = (
    <span className={classes.when}>
      {fullDay(entry.local_date)}
      {onEdit && entry.instead === null && (
        <IconButton
          label={t('responsibilities:editOf', { meeting: meetingLabels(t, entry) })}
          onClick={onEdit}
        >
          <IconPencil aria-hidden="true" size={20} />
        </IconButton>
      )}
    </span>
  );
  return (
    <Section title={t(`responsibilities:type.${entry.type}`)} label={meetingLabels(t, entry)} aside={aside}>
      <Card>
        {entry.instead !== null ? (
          <div className={classes.none}>
            <p className={classes.name}>{t('responsibilities:noMeeting')}</p>
            <p className={classes.label}>
              <bdi>{entry.instead}</bdi>
            </p>
          </div>
        ) : (
          <ul className={classes.rows}>
            {rows.map((row) => (
              <DutyRow key={row.of.id} {...row} reader={reader} />
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}
