/** Talks of our speakers elsewhere by month, filtered by speaker (AWAY-S1, AWAY-S2). */

import { Button } from '@mantine/core';
import { groupBy } from '@sheaf/rules/group-by';
import {
  type AwayOrder,
  awayOrderKeys,
  nextAwayOrder,
  orderAwayTalks,
} from '@sheaf/rules/meetings/talks/away-order';
import { firstListedDay } from '@sheaf/rules/meetings/talks/open-meetings';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconMicrophone2 from '@tabler/icons-react/dist/esm/icons/IconMicrophone2.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconSortAscending from '@tabler/icons-react/dist/esm/icons/IconSortAscending.mjs';
import IconSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import { type ReactNode, useState } from 'react';
import { joinTexts, shownLanguage, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { Chips } from '#ui/chips.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { PageFooter } from '#ui/page-footer.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import { DateBlock } from '#ui/schedule/date-block.tsx';
import { clockTime, dayAndMonth, fullDay, monthTitle } from '#ui/schedule/schedule-dates.ts';
import { StatusTrail } from '#ui/schedule/status-trail.tsx';
import { AskActions } from './ask-actions.tsx';
import type { AwayTalk } from './away-draft.ts';
import { clashText } from './away-labels.ts';
import { acceptedFor, talkLine, trailOf } from './talk-labels.ts';
import { ShareSheet } from './talk-sheets.tsx';
import classes from './talks.module.css';

const longAgo = '1990-01-01';

interface RowProps {
  talk: AwayTalk;
  today: string;
  onEdit: (talk: AwayTalk) => void;
  onCancel: (talk: AwayTalk) => void;
  onShare: (talk: AwayTalk) => void;
}

function useItems({ talk, onEdit, onCancel, onShare }: Omit<RowProps, 'today'>) {
  const { t } = useTexts();
  const icon = { 'aria-hidden': true, size: 20 } as const;
  return [
    { label: t('away:edit'), icon: <IconPencil {...icon} />, onClick: () => onEdit(talk) },
    ...(talk.confirmed === 0
      ? [{ label: t('talks:share'), icon: <IconShare {...icon} />, onClick: () => onShare(talk) }]
      : []),
    { label: t('away:cancel'), icon: <IconUserMinus {...icon} />, onClick: () => onCancel(talk) },
  ];
}

function AwayRow(props: RowProps) {
  const { talk, today } = props;
  const { t } = useTexts();
  const items = useItems(props);
  return (
    <li className={classes.row} data-menu>
      <DateBlock date={talk.date} past={talk.date < today} />
      <div className={classes.body} data-two>
        <div>
          <p className={classes.name}>
            <bdi>{talk.speaker}</bdi>
          </p>
          <p className={classes.line}>
            <bdi>{t('away:in', { congregation: talk.congregation, time: clockTime(talk.time) })}</bdi>
          </p>
        </div>
        <div>
          <p className={classes.talk}>
            <bdi>{talkLine(t, talk)}</bdi>
          </p>
          <StatusTrail {...trailOf(talk)} />
        </div>
        {talk.confirmed !== 2 &&
          talk.clashes.map((clash) => (
            <p
              key={`${clash.code} ${clash.kind} ${clash.from}`}
              className={`${classes.clash} ${classes.wide}`}
            >
              <IconAlertTriangle aria-hidden="true" size={18} />
              <bdi>{clashText(t, clash)}</bdi>
            </p>
          ))}
        {talk.answered_for && (
          <p className={`${classes.clash} ${classes.wide}`}>
            <IconAlertTriangle aria-hidden="true" size={18} />
            <bdi>{acceptedFor(t, talk)}</bdi>
          </p>
        )}
        {talk.cannot && (
          <p className={`${classes.clash} ${classes.wide}`}>
            <IconAlertTriangle aria-hidden="true" size={18} />
            <bdi>{t('talks:speakerCannot', { name: talk.speaker })}</bdi>
          </p>
        )}
        {talk.answer_word && (
          <p className={`${classes.word} ${classes.wide}`}>
            {t(talk.answer === 'another' ? 'talks:asksOther' : 'talks:writes', { word: talk.answer_word })}
          </p>
        )}
        {talk.confirmed === 0 && (
          <div className={classes.wide}>
            <AskActions id={talk.id} name={talk.speaker} reached={talk.reached_by !== null} />
          </div>
        )}
      </div>
      <span className={classes.menu}>
        <RowMenu what={`${talk.speaker}, ${fullDay(talk.date)}`} items={items} />
      </span>
    </li>
  );
}

/** AWAY-S1: a toggle per speaker with their number of talks. */
function SpeakerChips({
  talks,
  chosen,
  onChange,
}: {
  talks: readonly AwayTalk[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}) {
  const { t } = useTexts();
  const speakers = useRead('talks.listAwaySpeakers').data ?? [];
  const count = (id: number): number => talks.filter(({ user_id }) => user_id === id).length;
  const toggle = (id: number): void =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Chips label={t('away:filter')} oneLine>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChange([])}>
        {t('talks:filter.all', { count: talks.length })}
      </button>
      {speakers.map(({ id, last_first: name }) => (
        <button key={id} type="button" aria-pressed={chosen.includes(id)} onClick={() => toggle(id)}>
          <bdi>{t('away:of', { name, count: count(id) })}</bdi>
        </button>
      ))}
    </Chips>
  );
}

/** AWAY-S1: sort order; pressing the same key again reverses it. */
function OrderChips({ order, onChange }: { order: AwayOrder; onChange: (order: AwayOrder) => void }) {
  const { t } = useTexts();
  const Direction = order.descending ? IconSortDescending : IconSortAscending;
  return (
    <Chips label={t('away:order.label')} oneLine>
      <IconArrowsSort aria-hidden="true" size={20} className={classes.sign} />
      {awayOrderKeys.map((key) => {
        const on = order.key === key;
        const direction = on ? t(`away:order.${order.descending ? 'descending' : 'ascending'}`) : '';
        return (
          <button
            key={key}
            type="button"
            aria-pressed={on}
            aria-label={joinTexts([t(`away:order.${key}`), direction])}
            onClick={() => onChange(nextAwayOrder(order, key))}
          >
            {t(`away:order.${key}`)} {on && <Direction aria-hidden="true" size={18} />}
          </button>
        );
      })}
    </Chips>
  );
}

/** Month headings only if sorted by date, because otherwise months would repeat. */
const groupsOf = (talks: readonly AwayTalk[], { key }: AwayOrder): [heading: string, talks: AwayTalk[]][] =>
  key === 'date'
    ? [...groupBy(talks, ({ date }) => monthTitle(date.slice(0, 7)))]
    : [...groupBy(talks, (talk) => talk[key])];

/** TALK-R4: a speaker elsewhere is one of our own and is notified at least in the app. */
const isToldOfClearing = ({ confirmed, answered_for, date }: AwayTalk, today: string): boolean =>
  (confirmed === 1 || answered_for !== null) && date >= today;

interface ClearQuestionProps {
  talk: AwayTalk;
  today: string;
  onClose: () => void;
}

/** Confirmation before a talk elsewhere is deleted (AWAY-S4). */
function ClearQuestion({ talk, today, onClose }: ClearQuestionProps) {
  const { t } = useTexts();
  const removal = useWrite('talks.clearTalk', {
    success: () => toasts.show(t('away:cleared', { name: talk.speaker, congregation: talk.congregation })),
  });
  return (
    <DeleteQuestion
      title={t('away:clearTitle')}
      text={t('away:clearText')}
      removal={removal}
      given={{ body: { id: talk.id } }}
      onClose={onClose}
    >
      <p className={classes.line}>
        {joinTexts([talk.speaker, talk.congregation, dayAndMonth(talk.date), talkLine(t, talk)])}
      </p>
      {isToldOfClearing(talk, today) && <Hint>{t('away:clearTold', { name: talk.speaker })}</Hint>}
    </DeleteQuestion>
  );
}

interface AwayListProps {
  foot: ReactNode;
  today: string;
  history: boolean;
  onOpen: (talk: AwayTalk | null) => void;
}

export function AwayList({ foot, today, history, onOpen }: AwayListProps) {
  const { t } = useTexts();
  const [speakers, setSpeakers] = useState<number[]>([]);
  const [clearing, setClearing] = useState<AwayTalk | null>(null);
  const [sharing, setSharing] = useState<AwayTalk | null>(null);
  const [chosenOrder, setOrder] = useState<AwayOrder | null>(null);
  const order = chosenOrder ?? { key: 'date', descending: history };
  const query = history ? { from: longAgo, to: addDays(firstListedDay(today), -1) } : {};
  const talks = useRead('talks.listAwayTalks', { query }, { kept: true });
  return (
    <>
      <QueryState
        query={talks}
        skeleton={{ height: 92, count: 4 }}
        empty={{
          icon: <IconMicrophone2 aria-hidden="true" />,
          text: t(history ? 'away:historyEmpty' : 'away:empty'),
        }}
      >
        {(rows) => {
          const shown = orderAwayTalks(rows, order, shownLanguage()).filter(
            ({ user_id }) => speakers.length === 0 || speakers.includes(user_id),
          );
          return (
            <>
              <OrderChips order={order} onChange={setOrder} />
              <SpeakerChips talks={rows} chosen={speakers} onChange={setSpeakers} />
              {shown.length === 0 && (
                <EmptyState icon={<IconMicrophone2 aria-hidden="true" />}>{t('away:none')}</EmptyState>
              )}
              {groupsOf(shown, order).map(([heading, of]) => (
                <Section key={heading} title={heading} aside={t('talks:talks', { count: of.length })}>
                  <Card>
                    <ul className={classes.rows}>
                      {of.map((talk) => (
                        <AwayRow
                          key={talk.id}
                          talk={talk}
                          today={today}
                          onEdit={onOpen}
                          onCancel={setClearing}
                          onShare={setSharing}
                        />
                      ))}
                    </ul>
                  </Card>
                </Section>
              ))}
            </>
          );
        }}
      </QueryState>
      <PageFooter>
        <Button leftSection={<IconCalendarPlus aria-hidden="true" size={20} />} onClick={() => onOpen(null)}>
          {t('away:add')}
        </Button>
      </PageFooter>
      {!talks.isLoading && foot}
      {clearing && <ClearQuestion talk={clearing} today={today} onClose={() => setClearing(null)} />}
      {sharing && <ShareSheet id={sharing.id} onClose={() => setSharing(null)} />}
    </>
  );
}
