/** WKND-S2, S3: one weekend with its speaker, his talk and what became of the request. */
import { Button } from '@mantine/core';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCalendarShare from '@tabler/icons-react/dist/esm/icons/IconCalendarShare.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import { useTexts } from '../../platform/texts.ts';
import { toasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { DateBlock } from '../../ui/schedule/date-block.tsx';
import { OpenPlace } from '../../ui/schedule/open-place.tsx';
import { fullDay, inWeeks } from '../../ui/schedule/schedule-dates.ts';
import { StatusChip } from '../../ui/schedule/status-chip.tsx';
import { StatusTrail } from '../../ui/schedule/status-trail.tsx';
import { type Talk, talkLine, trailOf, type Week, weeksAhead } from './talk-words.ts';
import classes from './talks.module.css';

export type Opened = { what: 'book' | 'move' | 'outline' | 'share'; week: Week };

interface RowProps {
  week: Week;
  today: string;
  chosen: boolean;
  onOpen: (opened: Opened) => void;
}

function Actions({
  talk,
  onRemind,
  onConfirm,
  busy,
}: {
  talk: Talk;
  onRemind: () => void;
  onConfirm: () => void;
  busy: boolean;
}) {
  const { t } = useTexts();
  const name = talk.speaker_name;
  return (
    <div className={classes.buttons}>
      {talk.reached_by && (
        <Button
          variant="light"
          aria-label={t('talks:remindName', { name })}
          leftSection={<IconBell aria-hidden="true" size={20} />}
          disabled={busy}
          onClick={onRemind}
        >
          {t('talks:remind')}
        </Button>
      )}
      <Button
        variant="default"
        aria-label={t('talks:confirmName', { name })}
        leftSection={<IconCheck aria-hidden="true" size={20} />}
        disabled={busy}
        onClick={onConfirm}
      >
        {t('talks:confirm')}
      </Button>
    </div>
  );
}

function Booked({ week, talk, onOpen }: { week: Week; talk: Talk; onOpen: RowProps['onOpen'] }) {
  const { t } = useTexts();
  const name = talk.speaker_name;
  const remind = useWrite('talks.remindSpeaker', {
    success: () => toasts.show(t('talks:reminded', { name })),
  });
  const confirm = useWrite('talks.confirmTalk', { success: () => toasts.show(t('talks:entered', { name })) });
  const body = { id: talk.id };
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
      {talk.answer_word && (
        <p className={`${classes.word} ${classes.wide}`}>
          {t(talk.answer === 'another' ? 'talks:asksOther' : 'talks:writes', { word: talk.answer_word })}
        </p>
      )}
      <div className={classes.wide}>
        {talk.confirmed === 0 && (
          <Actions
            talk={talk}
            busy={remind.isPending || confirm.isPending}
            onRemind={() => remind.mutate({ body })}
            onConfirm={() => confirm.mutate({ body })}
          />
        )}
        {talk.confirmed === 2 && week.closed === null && (
          <OpenPlace label={t('talks:bookAnother')} onClick={() => onOpen({ what: 'book', week })} />
        )}
        <FailureNotice error={remind.error ?? confirm.error} />
      </div>
    </div>
  );
}

function useMenu({ week, onOpen }: Pick<RowProps, 'week' | 'onOpen'>) {
  const { t } = useTexts();
  const book = useWrite('talks.bookTalk');
  const clear = useWrite('talks.clearTalk', {
    success: () => {
      const { talk } = week;
      const again = talk?.user_id
        ? async () => {
            await book.mutateAsync({
              body: {
                meeting_id: week.id,
                public_talk_id: talk.number,
                speaker_id: talk.user_id!,
                confirmation: false,
              },
            });
            return t('talks:booked', { name: talk.speaker_name });
          }
        : undefined;
      toasts.show(t('talks:cleared', { name: talk?.speaker_name ?? '' }), again);
    },
  });
  const items = [
    {
      label: t('talks:move'),
      icon: <IconCalendarShare aria-hidden="true" size={20} />,
      onClick: () => onOpen({ what: 'move', week }),
    },
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
    {
      label: t('talks:clear'),
      icon: <IconUserMinus aria-hidden="true" size={20} />,
      onClick: () => clear.mutate({ body: { id: week.talk!.id } }),
    },
  ];
  return { items, error: clear.error };
}

export function TalkRow({ week, today, chosen, onOpen }: RowProps) {
  const { t } = useTexts();
  const { talk, canceled, local_date: date, closed } = week;
  const { items, error } = useMenu({ week, onOpen });
  const away = weeksAhead(mondayOf(today), week.week);
  return (
    <li className={classes.row} data-cancelled={canceled || undefined} data-chosen={chosen || undefined}>
      <DateBlock date={date} past={date < today} />
      {talk && !canceled ? (
        <Booked week={week} talk={talk} onOpen={onOpen} />
      ) : (
        <div className={classes.body}>
          {canceled && <p className={classes.name}>{t('talks:noMeeting')}</p>}
          {canceled && <p className={classes.line}>{week.label}</p>}
          {canceled && talk && <p className={classes.line}>{talk.speaker_name}</p>}
          {!canceled && closed === 'talk-event-speaker' && (
            <p className={classes.line}>{t('talks:eventSpeaker')}</p>
          )}
          {!canceled && closed === 'talk-meeting-past' && <p className={classes.line}>{t('talks:nobody')}</p>}
          {closed === null && (
            <OpenPlace
              label={t('talks:book')}
              line={inWeeks(away)}
              name={t('talks:bookFor', { date: fullDay(date) })}
              onClick={() => onOpen({ what: 'book', week })}
            />
          )}
        </div>
      )}
      {canceled ? (
        <span className={classes.chip}>
          <StatusChip state="cancelled" />
        </span>
      ) : (
        talk && <RowMenu what={`${talk.speaker_name}, ${fullDay(date)}`} items={items} />
      )}
      <FailureNotice error={error} />
    </li>
  );
}
