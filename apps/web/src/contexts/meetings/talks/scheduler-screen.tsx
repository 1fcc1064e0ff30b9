/** Speakers of our weekends, and our speakers elsewhere (WKND-S1, AWAY-S1). */
import { Button } from '@mantine/core';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import { type ComponentProps, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LanguageGroupSelect, useLanguageGroups } from '#contexts/meetings/meetings/language-groups.api.tsx';
import { meetsText } from '#contexts/meetings/speakers/directory-labels.api.ts';
import { useWeekendMeeting } from '#contexts/people/congregations/congregations.api.ts';
import { useSignedIn } from '#platform/session.ts';
import { joinTexts, shownLanguage, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { nowHere } from '#platform/wall-times.ts';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PanePlace } from '#ui/in-pane.tsx';
import { Page } from '#ui/page.tsx';
import { Segments } from '#ui/schedule/segments.tsx';
import { SplitView } from '#ui/schedule/split-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type AwayTalk, addressOf, parameters } from './away-draft.ts';
import { AwayList } from './away-list.tsx';
import { AwayWizard } from './away-wizard.tsx';
import { ChooseWeekend, chosenSpeaker } from './choose-weekend.tsx';
import { LocalList } from './local-list.tsx';
import type { OpenedSheet } from './talk-row.tsx';
import { OutlineSheet, ShareSheet } from './talk-sheets.tsx';
import classes from './talks.module.css';
import { TitlesSheet } from './titles-sheet.tsx';
import { useBooking } from './use-booking.tsx';
import { weekPanel } from './week-panel.tsx';

type View = 'local' | 'away';

/**
 * In the title bar, because the list below grows and shrinks while others book, which would move the button.
 */
function TitlesButton() {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton label={t('talks:titles.title')} onClick={() => setOpened(true)}>
        <IconListNumbers aria-hidden="true" />
      </IconButton>
      {opened && <TitlesSheet lang={shownLanguage()} onClose={() => setOpened(false)} />}
    </>
  );
}

function HistoryButton({ history, onHistory }: { history: boolean; onHistory: (history: boolean) => void }) {
  const { t } = useTexts();
  return (
    <Button
      variant="default"
      leftSection={<IconHistory aria-hidden="true" size={20} />}
      aria-pressed={history}
      onClick={() => onHistory(!history)}
    >
      {t(history ? 'talks:showComing' : 'talks:showHistory')}
    </Button>
  );
}

/** The address opens and closes the wizard, so the phone's back button closes it too. */
function useWizard(view: View) {
  const [search, setSearch] = useSearchParams();
  const [edited, setEdited] = useState<AwayTalk | null>(null);
  const wanted = search.get(parameters.open);
  const known = useRead('talks.listAwayTalks', { query: {} }, { enabled: view === 'away' }).data;
  const talk = [edited, ...(known ?? [])].find((one) => String(one?.id) === wanted) ?? null;
  const open = (chosen: AwayTalk | null): void => {
    setEdited(chosen);
    setSearch(new URLSearchParams([['view', 'away'], ...addressOf(chosen)]));
  };
  const close = (): void => setSearch({ view: 'away' }, { replace: true });
  const isOpen = view === 'away' && (wanted === 'new' || talk !== null);
  return { open, wizard: isOpen && <AwayWizard key={wanted} talk={talk} onClose={close} /> };
}

/** SPKR-O5: opens the booking for a speaker from the directory; back closes it. */
function useChosenSpeaker(onOpen: (opened: OpenedSheet) => void) {
  const [search, setSearch] = useSearchParams();
  const [speaker, congregation] = [chosenSpeaker.speaker, chosenSpeaker.congregation].map((key) =>
    Number(search.get(key)),
  );
  const close = (group: number | null = null): void =>
    setSearch(group === null ? {} : { group: String(group) }, { replace: true });
  if (search.get('view') === 'away' || !speaker || !congregation) return null;
  return (
    <ChooseWeekend
      {...{ speaker, congregation }}
      onChoose={(week, chosen) => {
        close(week.language_group_id);
        onOpen({ what: 'book', week, speaker: chosen });
      }}
      onClose={() => close()}
    />
  );
}

/**
 * X-LANG-GROUP: the language group is part of the address. The choice renders with the list, because it would
 * push it down.
 */
function Local(props: Omit<ComponentProps<typeof LocalList>, 'group'>) {
  const [search, setSearch] = useSearchParams();
  const group = Number(search.get('group')) || null;
  const choose = useCallback(
    (next: number | null): void => setSearch(next === null ? {} : { group: String(next) }, { replace: true }),
    [setSearch],
  );
  if (useLanguageGroups().isLoading) return <Skeleton height={92} count={6} />;
  return (
    <>
      <LanguageGroupSelect value={group} onChange={choose} />
      <LocalList key={group} group={group} {...props} />
    </>
  );
}

export function SchedulerScreen() {
  const { t } = useTexts();
  const { congregation } = useSignedIn();
  const meeting = useWeekendMeeting();
  const [search, setSearch] = useSearchParams();
  const view: View = search.get('view') === 'away' ? 'away' : 'local';
  const [history, setHistory] = useState(false);
  const [opened, setOpened] = useState<OpenedSheet | null>(null);
  const today = nowHere().slice(0, 10);
  const close = useCallback((): void => setOpened(null), []);
  const booking = useBooking(opened?.what === 'book' ? opened : null, close);
  const { open, wizard } = useWizard(view);
  const chosenWeekend = useChosenSpeaker(setOpened);
  const desk = useWideScreen();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const group = Number(search.get('group')) || null;
  const weekend =
    desk && opened?.what === 'week'
      ? weekPanel({ week: opened.week, group, history, today, onOpen: setOpened })
      : null;
  const talk = opened?.week.talk;
  const foot = <HistoryButton history={history} onHistory={setHistory} />;
  return (
    <Page
      title={t(history ? 'talks:historyTitle' : 'talks:title')}
      line={joinTexts([congregation.name, meeting ? meetsText(t, meeting) : null])}
      back
      wide
      actions={<TitlesButton />}
    >
      <SplitView
        panel={view === 'local' ? (booking ?? weekend) : null}
        idle={view === 'local' && desk && <div ref={setPane} className={classes.scheduler} />}
        onClose={close}
        list={
          <div className={classes.scheduler}>
            <Segments
              label={t('talks:view')}
              options={[
                { value: 'local', label: t('talks:local') },
                { value: 'away', label: t('talks:awayView') },
              ]}
              value={view}
              onChange={(next) => setSearch(next === 'away' ? { view: next } : {}, { replace: true })}
            />
            {view === 'local' ? (
              <PanePlace value={desk ? pane : undefined}>
                <Local {...{ foot, today, history, opened }} onOpen={setOpened} />
              </PanePlace>
            ) : (
              <AwayList {...{ foot, today, history }} onOpen={open} />
            )}
          </div>
        }
      />
      {wizard}
      {chosenWeekend}
      {opened?.what === 'outline' && talk && <OutlineSheet week={opened.week} talk={talk} onClose={close} />}
      {opened?.what === 'share' && talk && <ShareSheet id={talk.id} onClose={close} />}
    </Page>
  );
}
