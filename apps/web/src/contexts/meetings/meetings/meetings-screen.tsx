/** Schedule of a week's midweek and weekend meetings, from cached data (MEET-S1 to S3). */
import { type RefObject, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AssignSheet } from '#contexts/duties/duties.api.tsx';
import { useModulesLoading } from '#contexts/people/congregations/congregations.api.ts';
import { today } from '#platform/dates.ts';
import { useMeetingDraftParts } from '#platform/known-domains.ts';
import { useOnline } from '#platform/online.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useSteady } from '#platform/use-steady.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { weekAway, weekTitle } from '#ui/schedule/schedule-spans.ts';
import { useNextPlaceKey } from '#ui/schedule/use-next-place-key.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useLanguageGroups } from './language-groups/language-groups.queries.ts';
import { MeetingBody, NoMeeting } from './meeting-body.tsx';
import { type MeetingView, openPlaces } from './meeting-view.ts';
import { type Meeting, useKeptMeetings, useNames, useOtherWeek } from './meetings.queries.ts';
import classes from './meetings-screen.module.css';
import { ScheduleActions } from './schedule-actions.tsx';
import { useScheduleAddress } from './schedule-address.ts';
import { type ScheduleContext, ScheduleProvider } from './schedule-context.ts';
import { useSpecialsOfWeek } from './special-meetings/use-specials.ts';
import { useHalls } from './use-halls.ts';
import { useMeetingIndex, useOpenMeeting } from './use-open-meeting.ts';
import { WeekBar } from './week-bar.tsx';
import { WeekPair } from './week-pair.tsx';
import { EditedNotice } from './workbook/edited-notice.tsx';

const EditMeeting = lazyPart(async () => (await import('./edit-meeting.tsx')).EditMeeting);
const JumpSheet = lazyPart(async () => (await import('./jump-sheet.tsx')).JumpSheet);
const LanguageGroupSelect = lazyPart(
  async () => (await import('./language-groups/language-group-select.tsx')).LanguageGroupSelect,
);
const MailEveryoneSheet = lazyPart(async () => (await import('./mail-everyone-sheet.tsx')).MailEveryoneSheet);
const MailScheduleSheet = lazyPart(async () => (await import('./mail-schedule-sheet.tsx')).MailScheduleSheet);
const MailSlipsSheet = lazyPart(async () => (await import('./mail-slips-sheet.tsx')).MailSlipsSheet);
const SpecialActions = lazyPart(
  async () => (await import('./special-meetings/special-actions.tsx')).SpecialActions,
);
const SpecialMeetingBody = lazyPart(
  async () => (await import('./special-meetings/special-meeting.tsx')).SpecialMeetingBody,
);
const SpecialSheet = lazyPart(
  async () => (await import('./special-meetings/special-sheet.tsx')).SpecialSheet,
);
const MoveSheet = lazyPart(async () => (await import('./move-sheet.tsx')).MoveSheet);

/** A duty to be assigned, and its title. */
interface AssignedPlace {
  duty: number;
  title: string;
}

type OpenPlace = (place: AssignedPlace) => void;

/** Has its own state: opening it must not render the whole week before the press is answered. */
function PlaceSheet({ opener }: { opener: RefObject<OpenPlace | null> }) {
  const [place, setPlace] = useState<AssignedPlace | null>(null);
  useLayoutEffect(() => {
    opener.current = setPlace;
  }, [opener]);
  return place && <AssignSheet {...place} onClose={() => setPlace(null)} />;
}

const noMeetings: readonly Meeting[] = [];

const groupLabel = (groups: ReturnType<typeof useLanguageGroups>['data'], group: number | null) =>
  groups?.find(({ id }) => id === group)?.label;

/** Permissions of the viewer; changes require a network. */
function useRights() {
  const permits = usePermits();
  const online = useOnline();
  return {
    edits: online && permits.has('schedules.meetings.edit'),
    assigns: online && permits.has('schedules.meetings.assign'),
    books: permits.has('settings.meetings.public'),
  };
}

/** Open places can be filled until the meeting begins. */
const isAhead = ({ meeting }: MeetingView): boolean =>
  !meeting.canceled && Date.parse(meeting.start_date) > Date.now();

export function MeetingsScreen() {
  const { t } = useTexts();
  const { names, ...people } = useNames();
  const groups = useLanguageGroups();
  const navigate = useNavigate();
  const rights = useRights();
  const loadingModules = useModulesLoading();
  const kept = useKeptMeetings();
  const address = useScheduleAddress(kept.data?.meetings ?? noMeetings);
  const ofGroup = address.group === null ? '' : `?group=${address.group}`;
  const book = useSteady((): void => void navigate(`/settings/public-scheduler/${ofGroup}`));
  const shown = useOtherWeek(address.week) ?? kept;
  const keptIndex = useMeetingIndex(kept.data, address.group);
  const index = useMeetingIndex(shown.data, address.group);
  const spareHall = rights.assigns || rights.edits;
  // A special meeting is of the whole congregation.
  const specials = useSpecialsOfWeek(address.week, address.group === null);
  const special = specials.find(({ event }) => event === address.special) ?? null;
  const weekly = useOpenMeeting(index, address, spareHall);
  const open = special ? null : weekly;
  // On the day of a meeting, links of the settings are above it.
  const settings = { isLoading: loadingModules && open?.view.meeting.local_date === today() };
  const changed = rights.edits && open && !open.view.meeting.canceled ? open : null;
  const halls = useHalls();
  const [editing, setEditing] = useState(false);
  useNextPlaceKey(rights.assigns);
  const [sheet, setSheet] = useState<'jump' | 'special' | 'move' | 'slips' | 'mail' | 'everyone' | null>(
    null,
  );
  const opener = useRef<OpenPlace>(null);
  const parts = useMeetingDraftParts();
  const planned = rights.assigns && open && isAhead(open.view) ? open.view : null;
  const draft = useMemo(
    () => (parts && planned ? { meeting: planned.meeting.id, Proposal: parts.Proposal } : null),
    [parts, planned],
  );
  const context = useMemo<ScheduleContext>(
    () => ({
      nameOf: (id) => names.get(id) ?? t('meetings:formerPerson'),
      assign: rights.assigns ? (duty, title) => opener.current?.({ duty, title }) : null,
      book: rights.books ? book : null,
      draft,
    }),
    [names, t, rights.assigns, rights.books, book, draft],
  );
  const hasSlips = rights.assigns && open?.view.meeting.type === 'clam' && !open.view.meeting.canceled;
  const weeks = { index: keptIndex, shown: index, address };
  const opened = useRef(false);
  const shut = (): void => setSheet(null);
  const openGroup = useSteady((group: number | null) => address.open({ group }));
  // The menu renders after the week was painted.
  const actions = useDeferredValue(
    special ? (
      <SpecialActions event={special.event} onEdit={() => setSheet('special')} />
    ) : (
      <ScheduleActions
        week={address.week}
        view={changed?.view ?? null}
        opening={rights.edits && shown.data === undefined}
        editing={editing}
        onEditing={setEditing}
        onMove={() => setSheet('move')}
        onMailSlips={hasSlips ? () => setSheet('slips') : null}
        onMailSchedule={() => setSheet('mail')}
        onMailEveryone={rights.assigns ? () => setSheet('everyone') : null}
        halls={halls}
      />
    ),
  );
  const line = joinTexts(
    [
      weekTitle(t, address.week),
      weekAway(t, address.week, today(), 1),
      groupLabel(groups.data, address.group),
    ],
    ' · ',
  );
  return (
    <Page title={t('meetings:title')} line={line} back wide actions={actions}>
      <ScheduleProvider value={context}>
        <div className={classes.schedule}>
          {groups.isLoading ? (
            <Skeleton height={44} count={3} />
          ) : (
            <>
              {groups.data?.some(({ active, id }) => active || id === address.group) && (
                <div className={classes.whose}>
                  <LanguageGroupSelect value={address.group} onChange={openGroup} />
                </div>
              )}
              <WeekBar {...weeks} specials={specials} onJump={() => setSheet('jump')} />
            </>
          )}
          <FailureNotice error={halls.error} />
          {open && <EditedNotice meeting={open.view.meeting} />}
          {parts && planned && <parts.Card meeting={planned.meeting.id} open={openPlaces(planned)} />}
          <QueryState query={shown} along={[people, groups, settings]} skeleton={{ height: 120, count: 4 }}>
            {() => {
              if (special) return <SpecialMeetingBody key={special.event} meeting={special} />;
              const { view, parts } = changed ?? {};
              if (editing && view && parts)
                return <EditMeeting key={view.meeting.id} meeting={view.meeting} parts={parts} />;
              return (
                <WeekPair {...{ address, kept, spareHall }}>
                  {open ? <MeetingBody view={open.view} opened={opened} /> : <NoMeeting />}
                </WeekPair>
              );
            }}
          </QueryState>
        </div>
      </ScheduleProvider>
      <PlaceSheet opener={opener} />
      {sheet === 'jump' && <JumpSheet {...weeks} onClose={shut} />}
      {sheet === 'slips' && <MailSlipsSheet {...address} onClose={shut} />}
      {sheet === 'mail' && <MailScheduleSheet {...address} onClose={shut} />}
      {sheet === 'everyone' && <MailEveryoneSheet of="programme" {...address} onClose={shut} />}
      {sheet === 'special' && special && <SpecialSheet meeting={special} onClose={shut} />}
      {sheet === 'move' && changed && <MoveSheet meeting={changed.view.meeting} onClose={shut} />}
    </Page>
  );
}
