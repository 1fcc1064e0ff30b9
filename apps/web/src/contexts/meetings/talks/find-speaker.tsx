/**
 * Search Speakers: up to two letters list our own speakers, from three on also the directory within the range
 * (WKND-S5).
 */
import { Button } from '@mantine/core';
import {
  type SearchRange,
  searchedRange,
  searchRanges,
  shortestQuery,
} from '@sheaf/rules/meetings/speakers/speaker-search';
import { isAway } from '@sheaf/rules/people/absences/away';
import { matchesName } from '@sheaf/rules/people/people/find-people';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconMailQuestion from '@tabler/icons-react/dist/esm/icons/IconMailQuestion.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useState } from 'react';
import { useOwnPlace } from '#contexts/people/congregations/congregations.api.ts';
import { shortDate, today } from '#platform/dates.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useSettled } from '#platform/use-settled.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { ButtonRow } from '#ui/button-row.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { OpenNotice } from '#ui/notice.tsx';
import { type PersonChoice, PersonChooserList } from '#ui/schedule/person-chooser-list.tsx';
import { shortDay } from '#ui/schedule/schedule-dates.ts';
import { SearchTools } from '#ui/search-tools.tsx';
import { type Draft, type Speaker, speakerOfDirectory, speakerOfOwn } from './booking-draft.ts';
import { invitationTo, type Week } from './talk-labels.ts';
import classes from './talks.module.css';

/** Delay of the search after the last key (WKND-K1). */
const settleMilliseconds = 1000;

type Range = 'own' | SearchRange;

const plain = { error: undefined, required: false, least: undefined, most: undefined };

export interface BookingProps {
  week: Week;
  draft: Draft;
  change: (values: Partial<Draft>) => void;
}

function reasonOf(t: Translate, { away_dates, busy, cannot, last_here: here }: Speaker, date: string) {
  const away = away_dates.find((span) => isAway(span, date));
  if (away)
    return {
      mark: 'away' as const,
      reason: t('talks:awayFrom', { from: shortDay(away.start_date), to: shortDay(away.end_date) }),
    };
  if (busy) return { mark: 'clash' as const, reason: t('talks:busy') };
  if (cannot) return { mark: 'clash' as const, reason: t('talks:cannot') };
  return {
    reason: here
      ? t('talks:lastHere', { date: shortDate(here.date), number: here.number })
      : t('talks:neverHere'),
  };
}

const choiceOf = (t: Translate, speaker: Speaker, date: string): PersonChoice => ({
  key: String(speaker.id),
  name: speaker.last_first,
  facts: joinTexts([
    speaker.host?.name ?? t('talks:ours'),
    t(phraseIn('talks:appointment', speaker.appointment)),
    t('talks:talks', { count: speaker.outlines.length }),
  ]),
  ...reasonOf(t, speaker, date),
});

/** Our own speakers at once; the directory is searched after a pause in typing (WKND-R2, WKND-R3). */
function useSpeakers(week: Week, search: string, range: Range) {
  const own = useRead('talks.listOwnSpeakers', { query: { meeting_id: week.id } });
  const visits = useRead('talks.listVisits').data ?? [];
  const wanted = search.trim();
  const settled = useSettled(wanted, settleMilliseconds);
  const searches = range !== 'own' && wanted.length >= shortestQuery;
  const query = { query: settled, range: range === 'own' ? 'circuit' : range } as const;
  const found = useRead(
    'speakers.searchSpeakers',
    { body: query },
    { enabled: searches && settled.length >= shortestQuery, retry: false },
  );
  const ours = (own.data ?? []).filter(({ full_name }) => matchesName(full_name, wanted)).map(speakerOfOwn);
  const isOurs = new Set((own.data ?? []).map(({ id }) => id));
  const others = (searches && settled === wanted ? (found.data ?? []) : [])
    .filter(({ id }) => !isOurs.has(id))
    .map((one) => speakerOfDirectory(one, visits));
  return {
    searches,
    // A failed search ends the waiting and shows an error (WKND-R4).
    waits: searches && (settled !== wanted || found.isLoading),
    failed: searches && settled === wanted && found.isError,
    waitsForOwn: own.isLoading,
    speakers: [...ours, ...others],
  };
}

function EnterVisitor({ draft, change }: Omit<BookingProps, 'week'>) {
  const { t } = useTexts();
  const visitor = draft.visitor!;
  return (
    <div className={classes.fields}>
      {(['name', 'congregation', 'email', 'phone'] as const).map((field) => (
        <TextField
          key={field}
          {...plain}
          label={t(`booking:visitor.${field}`)}
          required={field === 'name'}
          value={visitor[field]}
          {...(field === 'email' && { type: 'email' })}
          {...(field === 'phone' && { type: 'tel', description: t('booking:visitor.phoneHint') })}
          onChange={(value) => change({ visitor: { ...visitor, [field]: value } })}
        />
      ))}
      <Button variant="default" onClick={() => change({ visitor: null })}>
        {t('booking:searchInstead')}
      </Button>
    </div>
  );
}

/** Number of results, in a live region for screen readers. */
function Found({
  range,
  count,
  waits,
  failed,
}: {
  range: SearchRange;
  count: number;
  waits: boolean;
  failed: boolean;
}) {
  const { t } = useTexts();
  const label = waits
    ? t(`booking:search.wait.${range}`)
    : failed
      ? t('booking:search.failed')
      : t(`booking:search.found.${range}`, { count });
  return (
    <p className={classes.line} role="status">
      {label}
    </p>
  );
}

/** WKND-D7: notice that the circuit or region is not set, with a link to set it. */
function UnknownPlace({ range }: { range: SearchRange }) {
  const { t } = useTexts();
  const edits = usePermits().has('settings.cong.edit');
  const own = useOwnPlace();
  if (range === 'country' || !own || searchedRange(range, own) === range) return null;
  return (
    <OpenNotice
      action={edits && <ActionLink to="/settings/congregation/">{t('booking:search.setPlace')}</ActionLink>}
    >
      {t(`booking:search.unset.${range}`)}
    </OpenNotice>
  );
}

function NotListed({ onEnter }: { onEnter: () => void }) {
  const { t } = useTexts();
  return (
    <>
      <p className={classes.line}>{t('booking:notListed')}</p>
      <ButtonRow>
        <ActionLink variant="default" to="/settings/speaker-directory/">
          <IconBuildingCommunity aria-hidden="true" size={20} />
          {t('booking:directory')}
        </ActionLink>
        <Button
          variant="default"
          leftSection={<IconUserPlus aria-hidden="true" size={20} />}
          onClick={onEnter}
        >
          {t('booking:enterVisitor')}
        </Button>
      </ButtonRow>
    </>
  );
}

export function FindSpeaker({ week, draft, change }: BookingProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const [range, setRange] = useState<Range>('circuit');
  const own = useOwnPlace();
  const { speakers, searches, waits, failed, waitsForOwn } = useSpeakers(week, search, range);
  if (draft.visitor) return <EnterVisitor draft={draft} change={change} />;
  const wider = searchRanges[range === 'own' ? 0 : searchRanges.indexOf(range) + 1];
  return (
    <div className={classes.fields}>
      <SearchTools
        label={t('talks:searchSpeakers')}
        search={search}
        onSearch={setSearch}
        choicesLabel={t('booking:search.range')}
        choices={(['own', ...searchRanges] as const).map((value) => ({
          value,
          label: t(`booking:search.${value}`),
        }))}
        chosen={range}
        onChoose={setRange}
      />
      {!searches && week.local_date > today() && (
        <ActionLink variant="default" to={invitationTo(week)}>
          <IconMailQuestion aria-hidden="true" size={20} />
          {t('booking:invite')}
        </ActionLink>
      )}
      {range !== 'own' && <UnknownPlace range={range} />}
      {searches && range !== 'own' && (
        <Found
          range={own ? searchedRange(range, own) : range}
          count={speakers.length}
          waits={waits}
          failed={failed}
        />
      )}
      {!waitsForOwn && !(waits && speakers.length === 0) && (
        <div className={classes.found}>
          <PersonChooserList
            label={t('talks:searchSpeakers')}
            people={speakers.map((speaker) => choiceOf(t, speaker, week.local_date))}
            choose="one"
            chosen={draft.speaker ? [String(draft.speaker.id)] : []}
            onChoose={([key]) =>
              change({ speaker: speakers.find(({ id }) => String(id) === key) ?? null, number: null })
            }
          />
        </div>
      )}
      {search.trim().length >= shortestQuery && !waits && speakers.length === 0 && wider && (
        <Button variant="default" onClick={() => setRange(wider)}>
          {t(`booking:search.look.${wider}`)}
        </Button>
      )}
      <NotListed
        onEnter={() =>
          change({ visitor: { name: search, congregation: '', email: '', phone: '' }, speaker: null })
        }
      />
    </div>
  );
}
