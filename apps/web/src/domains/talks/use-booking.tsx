/** WKND-S4, S5: Search Speakers, then Book Talk; the panel beside the list, or a sheet on a phone. */
import { Button } from '@mantine/core';
import { isAway } from '@sheaf/rules/absences/away';
import { matchesName } from '@sheaf/rules/people/find-people';
import { useState } from 'react';
import type { Reply } from '../../platform/api.ts';
import { joinTexts, type Translate, useTexts } from '../../platform/texts.ts';
import { toasts } from '../../platform/toasts.ts';
import { useRead } from '../../platform/use-read.ts';
import { useWrite } from '../../platform/use-write.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { OpenNotice } from '../../ui/notice.tsx';
import { type PersonChoice, PersonChooserList } from '../../ui/schedule/person-chooser-list.tsx';
import { clockTime, dayAndMonth, fullDay, monthTitle, shortDay } from '../../ui/schedule/schedule-dates.ts';
import type { SplitPanel } from '../../ui/schedule/split-view.tsx';
import { SearchTools } from '../../ui/search-tools.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { TalkChooser } from './talk-chooser.tsx';
import type { Week } from './talk-words.ts';
import classes from './talks.module.css';

type Own = Reply<'talks.listOwnSpeakers'>[number];

interface Visitor {
  name: string;
  congregation: string;
  email: string;
}

interface Draft {
  /** The week that it is about: another week begins anew. */
  meeting: number;
  speaker: Own | null;
  /** One who is typed in. */
  visitor: Visitor | null;
  step: 'speaker' | 'talk';
  number: number | null;
  asks: boolean;
}

const nothing: Omit<Draft, 'meeting'> = {
  speaker: null,
  visitor: null,
  step: 'speaker',
  number: null,
  asks: true,
};

const plain = { error: undefined, required: false, least: undefined, most: undefined };

function choiceOf(t: Translate, speaker: Own, date: string): PersonChoice {
  const away = speaker.away_dates.find((span) => isAway(span, date));
  const here = speaker.last_here;
  const reason = away
    ? t('talks:awayFrom', { from: shortDay(away.start_date), to: shortDay(away.end_date) })
    : speaker.busy
      ? t('talks:busy')
      : here
        ? t('talks:lastHere', { date: monthTitle(here.date.slice(0, 7)), number: here.number })
        : t('talks:neverHere');
  return {
    key: String(speaker.id),
    name: speaker.full_name,
    facts: joinTexts([t('talks:ours'), t('talks:talks', { count: speaker.outlines.length })]),
    reason,
    ...(away ? { mark: 'away' as const } : speaker.busy ? { mark: 'clash' as const } : {}),
  };
}

interface StepProps {
  week: Week;
  draft: Draft;
  change: (values: Partial<Draft>) => void;
}

function FindSpeaker({ week, draft, change }: StepProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const own = useRead('talks.listOwnSpeakers', { query: { meeting_id: week.id } }).data ?? [];
  const found = own.filter(({ full_name }) => matchesName(full_name, search));
  const { visitor } = draft;
  if (visitor)
    return (
      <div className={classes.fields}>
        {(['name', 'congregation', 'email'] as const).map((field) => (
          <TextField
            key={field}
            {...plain}
            label={t(`talks:visitor.${field}`)}
            required={field === 'name'}
            value={visitor[field]}
            {...(field === 'email' && { type: 'email' })}
            onChange={(value) => change({ visitor: { ...visitor, [field]: value } })}
          />
        ))}
      </div>
    );
  return (
    <div className={classes.fields}>
      <SearchTools label={t('talks:searchSpeakers')} search={search} onSearch={setSearch} />
      <PersonChooserList
        label={t('talks:searchSpeakers')}
        people={found.map((speaker) => choiceOf(t, speaker, week.local_date))}
        choose="one"
        chosen={draft.speaker ? [String(draft.speaker.id)] : []}
        onChoose={([key]) => change({ speaker: own.find(({ id }) => String(id) === key) ?? null })}
      />
      <p className={classes.line}>{t('talks:notListed')}</p>
      <Button
        variant="default"
        onClick={() => change({ visitor: { name: search, congregation: '', email: '' }, speaker: null })}
      >
        {t('talks:enterVisitor')}
      </Button>
    </div>
  );
}

const hasAddress = ({ speaker, visitor }: Draft): boolean =>
  speaker ? speaker.reached_by !== null : Boolean(visitor?.email.includes('@'));

function ChooseTalk({ week, draft, change, name }: StepProps & { name: string }) {
  const { t } = useTexts();
  const away = draft.speaker?.away_dates.find((span) => isAway(span, week.local_date));
  const reached = hasAddress(draft);
  return (
    <div className={classes.fields}>
      <p className={classes.name}>
        <bdi>{name}</bdi>
      </p>
      {away && (
        <OpenNotice>
          <strong>{t('talks:unavailable')}</strong>{' '}
          {t('talks:awayFrom', { from: shortDay(away.start_date), to: shortDay(away.end_date) })}
        </OpenNotice>
      )}
      <TalkChooser
        outlines={draft.speaker?.outlines ?? []}
        chosen={draft.number}
        onChoose={(number) => change({ number })}
      />
      <SwitchRow
        label={t('talks:ask', { name })}
        description={reached ? t('talks:askText') : t('talks:noAddress')}
        checked={draft.asks && reached}
        disabled={!reached}
        onChange={(event) => change({ asks: event.currentTarget.checked })}
      />
    </div>
  );
}

function bodyOf(week: Week, { speaker, visitor, number, asks }: Draft, reached: boolean) {
  const who = speaker
    ? { speaker_id: speaker.id }
    : {
        speaker: {
          name: visitor!.name,
          congregation: visitor!.congregation,
          email: visitor!.email,
          phone: null,
        },
      };
  return { meeting_id: week.id, public_talk_id: number!, confirmation: asks && reached, ...who };
}

export function useBooking(week: Week | null, onClose: () => void): SplitPanel | null {
  const { t } = useTexts();
  const [kept, setKept] = useState<Draft>({ meeting: 0, ...nothing });
  const name = (draft: Draft): string => draft.speaker?.full_name ?? draft.visitor?.name.trim() ?? '';
  const booking = useWrite('talks.bookTalk', {
    success: ({ speaker_name }) => {
      toasts.show(t('talks:booked', { name: speaker_name }));
      onClose();
    },
  });
  if (!week) return null;
  const draft = kept.meeting === week.id ? kept : { meeting: week.id, ...nothing };
  const change = (values: Partial<Draft>): void => setKept({ ...draft, ...values });
  const line = joinTexts([fullDay(week.local_date), clockTime(week.time)]);
  const who = name(draft);
  if (draft.step === 'speaker')
    return {
      title: t('talks:searchSpeakers'),
      line,
      content: <FindSpeaker week={week} draft={draft} change={change} />,
      footer: (
        <Button disabled={!who} onClick={() => change({ step: 'talk' })}>
          {who ? t('talks:chooseTalk', { name: who }) : t('talks:chooseSpeaker')}
        </Button>
      ),
    };
  return {
    title: t('talks:bookTalk'),
    line,
    content: (
      <>
        <ChooseTalk week={week} draft={draft} change={change} name={who} />
        <FailureNotice error={booking.error} />
      </>
    ),
    footer: (
      <>
        <Button variant="default" onClick={() => change({ step: 'speaker' })}>
          {t('talks:changeSpeaker')}
        </Button>
        <Button
          disabled={draft.number === null}
          loading={booking.isPending}
          onClick={() => booking.mutate({ body: bodyOf(week, draft, hasAddress(draft)) })}
        >
          {t('talks:bookName', { name: who, date: dayAndMonth(week.local_date) })}
        </Button>
      </>
    ),
  };
}
