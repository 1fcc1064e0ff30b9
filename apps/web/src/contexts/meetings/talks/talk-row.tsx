/** Row of a weekend with speaker, talk and status of the request (WKND-S2, S3). */
import { mondayOf } from '@sheaf/rules/time/wall-time';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconCalendarShare from '@tabler/icons-react/dist/esm/icons/IconCalendarShare.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { memo } from 'react';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { RowMenu } from '#ui/row-menu.tsx';
import { DateBlock } from '#ui/schedule/date-block.tsx';
import { OpenPlace } from '#ui/schedule/open-place.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { inWeeks } from '#ui/schedule/schedule-spans.ts';
import { StatusChip } from '#ui/schedule/status-chip.tsx';
import { StatusTrail } from '#ui/schedule/status-trail.tsx';
import { ArrangedList, useArrangedItems } from './arranged-row.tsx';
import { isAwaited, type Proposal } from './arranged-week.ts';
import { AskActions } from './ask-actions.tsx';
import {
  acceptedFor,
  eventTalkLine,
  isBookable,
  isToldOf,
  type Talk,
  talkLine,
  trailOf,
  type Week,
  weeksAhead,
} from './talk-labels.ts';
import classes from './talks.module.css';
import type { Booking } from './use-booking.tsx';

export type OpenedSheet =
  | ({ what: 'book' } & Booking)
  /** `week` is the panel of a weekend on a desk. */
  | { what: 'move' | 'outline' | 'share' | 'week'; week: Week };

interface RowProps {
  week: Week;
  /** Proposals with other congregations. */
  arranged: readonly Proposal[];
  today: string;
  chosen: boolean;
  /** True if the filter excludes it. */
  hidden: boolean;
  onOpen: (opened: OpenedSheet) => void;
  onClear: (talk: Talk) => void;
  onWithdraw: (proposal: Proposal) => void;
}

type ContentProps = Omit<RowProps, 'chosen' | 'hidden'>;

function Booked({
  week,
  talk,
  arranged,
  onOpen,
}: Pick<ContentProps, 'week' | 'arranged' | 'onOpen'> & { talk: Talk }) {
  const { t } = useTexts();
  const name = talk.speaker_name;
  return (
    <div className={classes.body} data-two>
      <div>
        <p className={classes.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={classes.line}>
          <bdi>{talk.user_id === null ? talk.speaker_congregation : t('talks:ours')}</bdi>
        </p>
      </div>
      <div>
        <p className={classes.talk}>
          <bdi>{talkLine(t, talk)}</bdi>
        </p>
        <StatusTrail {...trailOf(talk)} />
      </div>
      {talk.answered_for && (
        <p className={`${classes.clash} ${classes.wide}`}>
          <IconAlertTriangle aria-hidden="true" size={18} />
          <bdi>{acceptedFor(t, talk)}</bdi>
        </p>
      )}
      {talk.cannot && (
        <p className={`${classes.clash} ${classes.wide}`}>
          <IconAlertTriangle aria-hidden="true" size={18} />
          <bdi>{t('talks:speakerCannot', { name: talk.speaker_name })}</bdi>
        </p>
      )}
      {talk.answer_word && (
        <p className={`${classes.word} ${classes.wide}`}>
          {t(talk.answer === 'another' ? 'talks:asksOther' : 'talks:writes', { word: talk.answer_word })}
        </p>
      )}
      <div className={classes.wide}>
        <EventTalk week={week} />
        {talk.confirmed === 0 && <AskActions id={talk.id} name={name} reached={talk.reached_by !== null} />}
        {talk.confirmed === 2 && isBookable(week) && (
          <OpenPlace label={t('talks:bookAnother')} onClick={() => onOpen({ what: 'book', week })} />
        )}
        <ArrangedList arranged={arranged} />
      </div>
    </div>
  );
}

/** Without a meeting a booking can only be moved or cleared. */
function useBookedItems({ week, onOpen, onClear }: Pick<ContentProps, 'week' | 'onOpen' | 'onClear'>) {
  const { t } = useTexts();
  const move = {
    label: t('talks:move'),
    icon: <IconCalendarShare aria-hidden="true" size={20} />,
    onClick: () => onOpen({ what: 'move' as const, week }),
  };
  const clear = {
    label: t(isToldOf(week.talk) ? 'talks:clearTells' : 'talks:clear'),
    icon: <IconUserMinus aria-hidden="true" size={20} />,
    onClick: () => onClear(week.talk!),
  };
  if (week.canceled) return [move, clear];
  return [
    move,
    {
      label: t('talks:change'),
      icon: <IconArrowsExchange aria-hidden="true" size={20} />,
      onClick: () => onOpen({ what: 'outline', week }),
    },
    ...(week.talk?.confirmed === 0
      ? [
          {
            label: t('talks:share'),
            icon: <IconShare aria-hidden="true" size={20} />,
            onClick: () => onOpen({ what: 'share', week }),
          },
        ]
      : []),
    clear,
  ];
}

/** Menu of a weekend. */
export function useWeekItems({ week, arranged, onWithdraw, ...on }: Omit<ContentProps, 'today'>) {
  const { t } = useTexts();
  const booked = useBookedItems({ week, ...on });
  const invited = useArrangedItems(arranged, onWithdraw);
  const all = {
    label: t('proposals:week.book'),
    icon: <IconUserPlus aria-hidden="true" size={20} />,
    onClick: () => on.onOpen({ what: 'book' as const, week }),
  };
  if (week.talk) return [...booked, ...invited];
  return isBookable(week) && arranged.some(isAwaited) ? [all, ...invited] : invited;
}

/** EVENTS-O3: an event's speaker, also instead of a booked one. */
function EventTalk({ week }: Pick<ContentProps, 'week'>) {
  const { t } = useTexts();
  const { canceled, closed, event_talk: brought } = week;
  if (!brought)
    return !canceled && closed === 'talk-event-speaker' ? (
      <p className={classes.line}>{t('talks:eventSpeaker')}</p>
    ) : null;
  return (
    <p className={classes.line}>
      <bdi>
        {t('talks:eventTalk', { event: t(`events:type.${brought.type}`), talk: eventTalkLine(week) })}
      </bdi>
    </p>
  );
}

function Unbooked({
  week,
  arranged,
  today,
  onOpen,
}: Pick<ContentProps, 'week' | 'arranged' | 'today' | 'onOpen'>) {
  const { t } = useTexts();
  const { talk, canceled, local_date: date, closed } = week;
  const away = weeksAhead(mondayOf(today), week.week);
  return (
    <div className={classes.body}>
      {canceled && <p className={classes.name}>{t('talks:noMeeting')}</p>}
      {canceled && <p className={classes.line}>{week.label}</p>}
      {canceled && talk && (
        <p className={classes.line}>{t('talks:stillBooked', { name: talk.speaker_name })}</p>
      )}
      <EventTalk week={week} />
      {!canceled && closed === 'talk-meeting-past' && <p className={classes.line}>{t('talks:nobody')}</p>}
      <ArrangedList arranged={arranged} />
      {isBookable(week) && !arranged.some(isAwaited) && (
        <OpenPlace
          label={t('talks:book')}
          line={inWeeks(away)}
          name={t('talks:bookFor', { date: fullDay(date) })}
          onClick={() => onOpen({ what: 'book', week })}
        />
      )}
    </div>
  );
}

/** Speaker, talk and answer of a weekend, or that it is open. */
export function WeekFacts({ week, arranged, today, onOpen }: Omit<ContentProps, 'onClear' | 'onWithdraw'>) {
  const { talk, canceled } = week;
  return talk && !canceled ? (
    <Booked {...{ week, talk, arranged, onOpen }} />
  ) : (
    <Unbooked {...{ week, arranged, today, onOpen }} />
  );
}

/** Memoised per week: a filter hides and shows rows without rendering their content. */
const Content = memo(function Content({ today, ...props }: ContentProps) {
  const { week, arranged, onOpen } = props;
  const { talk, canceled, local_date: date } = week;
  const items = useWeekItems(props);
  return (
    <>
      <DateBlock date={date} past={date < today} />
      <WeekFacts {...{ week, arranged, today, onOpen }} />
      <span className={canceled ? classes.chip : classes.menu}>
        {canceled && <StatusChip state="cancelled" />}
        {items.length > 0 && <RowMenu what={joinTexts([talk?.speaker_name, fullDay(date)])} items={items} />}
      </span>
    </>
  );
});

export const TalkRow = ({ hidden, chosen, ...content }: RowProps) => (
  <li
    className={classes.row}
    hidden={hidden}
    data-cancelled={content.week.canceled || undefined}
    data-menu={!content.week.canceled || undefined}
    data-chosen={chosen || undefined}
  >
    <Content {...content} />
  </li>
);
