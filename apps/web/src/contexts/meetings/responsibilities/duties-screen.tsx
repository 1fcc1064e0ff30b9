/** The reader's next duty, then all duties by meeting, editable with permission (ATTEND-S1). */
import { Button } from '@mantine/core';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs';
import IconMailShare from '@tabler/icons-react/dist/esm/icons/IconMailShare.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { NextOwnDuty, useMyDuties } from '#contexts/duties/my-duties.api.tsx';
import { today } from '#platform/dates.ts';
import { useOnline } from '#platform/online.ts';
import { saveFile } from '#platform/save-file.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Chips } from '#ui/chips.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowMenu, type RowMenuItem } from '#ui/row-menu.tsx';
import { DutiesTour, useDutiesTour, useStartDutiesTour } from './duties-tour.tsx';
import { isMine, isOpen } from './duty-labels.ts';
import { EditSheet } from './edit-sheet.tsx';
import classes from './meeting-card.module.css';
import { MeetingCard } from './meeting-card.tsx';
import {
  type Entry,
  type Reader,
  type Responsibility,
  useReader,
  useResponsibilities,
  useSchedule,
} from './responsibilities.queries.ts';

const MailEveryoneSheet = lazyPart(
  async () => (await import('#contexts/meetings/meetings/mail-everyone-sheet.tsx')).MailEveryoneSheet,
);

/** Filter: all, own, open, or one responsibility. */
type DutyFilter = 'all' | 'mine' | 'open' | number;

function shownOf(entries: readonly Entry[], wanted: DutyFilter, reader: Reader): Entry[] {
  if (wanted === 'all') return [...entries];
  return entries
    .map((entry) => ({
      ...entry,
      attendants: entry.attendants.filter((duty) => {
        if (wanted === 'mine') return isMine(duty, reader);
        return wanted === 'open' ? isOpen(duty) : duty.responsibility === wanted;
      }),
    }))
    .filter(({ attendants }) => attendants.length > 0);
}

interface FilterProps {
  entries: readonly Entry[];
  responsibilities: readonly Responsibility[];
  wanted: DutyFilter;
  onChange: (wanted: DutyFilter) => void;
  edits: boolean;
}

function Filter({ entries, responsibilities, wanted, onChange, edits }: FilterProps) {
  const { t } = useTexts();
  const reader = useReader();
  const all = entries.flatMap(({ attendants }) => attendants);
  const mine = all.filter((duty) => isMine(duty, reader)).length;
  const open = all.filter(isOpen).length;
  const chip = (value: DutyFilter, label: string) => (
    <button key={value} type="button" aria-pressed={wanted === value} onClick={() => onChange(value)}>
      <bdi>{label}</bdi>
    </button>
  );
  return (
    <Chips label={t('responsibilities:filter')} oneLine>
      {chip('all', t('responsibilities:all'))}
      {mine > 0 && chip('mine', t('responsibilities:mine', { count: mine }))}
      {edits && open > 0 && chip('open', t('responsibilities:openPlaces', { count: open }))}
      {responsibilities.map(({ id, label }) => chip(id, label))}
    </Chips>
  );
}

function useRotation() {
  const { t } = useTexts();
  return useWrite('responsibilities.rotateSchedule', {
    success: ({ filled, open }) => toasts.show(t('responsibilities:rotated', { filled, open })),
  });
}

interface ActionsProps {
  edits: boolean;
  onRotate: () => void;
  onMail: () => void;
}

function Actions({ edits, onRotate, onMail }: ActionsProps) {
  const { t } = useTexts();
  const startTour = useStartDutiesTour();
  const permits = usePermits();
  const online = useOnline();
  const navigate = useNavigate();
  const printDuties = (): void => {
    saveFile({ location: '/reports/attendant-schedule', name: 'duties.pdf' }).catch((error: Error) =>
      toasts.show(error.message || t('shell:failed')),
    );
  };
  const item = (label: string, Icon: typeof IconDoor, onClick: () => void): RowMenuItem => ({
    label,
    icon: <Icon aria-hidden="true" size={20} />,
    onClick,
  });
  const items = [
    item(t('responsibilities:tour'), IconRoute, startTour),
    ...(edits
      ? [
          item(t('responsibilities:rotate'), IconRefresh, onRotate),
          item(t('answers:everyone.title'), IconMailShare, onMail),
        ]
      : []),
    ...(online && permits.has('settings.print.attendants_schedule')
      ? [item(t('responsibilities:print'), IconPrinter, printDuties)]
      : []),
    ...(online && permits.has('settings.meetings.attendants')
      ? [
          item(
            t('responsibilities:settings.title'),
            IconSettings,
            () => void navigate('/settings/attendants-scheduler/'),
          ),
        ]
      : []),
  ];
  return (
    <>
      {edits && (
        <IconButton
          label={t('responsibilities:draft')}
          onClick={() => void navigate('/schedules/drafts/?area=duties')}
        >
          <IconScale aria-hidden="true" />
        </IconButton>
      )}
      <span data-tour="duty-menu">
        <RowMenu what={t('responsibilities:title')} items={items} />
      </span>
    </>
  );
}

function Nothing({ edits }: { edits: boolean }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={<IconDoor aria-hidden="true" />}
      action={
        edits && (
          <Button onClick={() => void navigate('/settings/attendants-scheduler/')}>
            {t('responsibilities:setUp')}
          </Button>
        )
      }
    >
      {t(edits ? 'responsibilities:emptyEditor' : 'responsibilities:empty')}
    </EmptyState>
  );
}

interface ScheduleProps {
  entries: readonly Entry[];
  responsibilities: readonly Responsibility[];
  edits: boolean;
}

function Schedule({ entries, responsibilities, edits }: ScheduleProps) {
  const { t } = useTexts();
  const reader = useReader();
  const [search] = useSearchParams();
  const asksOpen =
    edits && search.get('show') === 'open' && entries.some(({ attendants }) => attendants.some(isOpen));
  const [wanted, setWanted] = useState<DutyFilter>(asksOpen ? 'open' : 'all');
  const [editing, setEditing] = useState<number | null>(null);
  const shown = shownOf(entries, wanted, reader);
  const { step } = useDutiesTour();
  const edited =
    step?.opens === 'meeting'
      ? entries.find(({ instead }) => instead === null)
      : entries.find(({ id }) => id === editing);
  return (
    <>
      <NextOwnDuty kinds={['responsibility', 'task']} />
      <div data-tour="duty-filter">
        <Filter {...{ entries, responsibilities, wanted, edits }} onChange={setWanted} />
      </div>
      {shown.length === 0 && <Hint>{t('responsibilities:noneOfThese')}</Hint>}
      <div className={classes.meetings}>
        {shown.map((entry, index) => (
          <div key={entry.id} {...(index === 0 && { 'data-tour': 'duty-meeting' })}>
            <MeetingCard
              entry={entry}
              responsibilities={responsibilities}
              onEdit={edits ? () => setEditing(entry.id) : null}
            />
          </div>
        ))}
      </div>
      {edited && (
        <EditSheet entry={edited} responsibilities={responsibilities} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

export function DutiesScreen() {
  const { t } = useTexts();
  const online = useOnline();
  const edits = usePermits().has('schedules.attendants.edit') && online;
  const schedule = useSchedule();
  const responsibilities = useResponsibilities().data;
  const { isPending: isLoading } = useMyDuties();
  const rotation = useRotation();
  const [mailing, setMailing] = useState(false);
  const entries = responsibilities ? schedule.data : undefined;
  return (
    <Page
      title={t('responsibilities:title')}
      line={t('responsibilities:text')}
      back
      wide
      actions={<Actions edits={edits} onRotate={() => rotation.mutate({})} onMail={() => setMailing(true)} />}
    >
      <div className={classes.screen}>
        <FailureNotice error={rotation.error} />
        <QueryState
          query={{ ...schedule, data: entries }}
          along={[{ isLoading }]}
          skeleton={{ height: 120, count: 4 }}
        >
          {(rows) =>
            rows.some(({ attendants }) => attendants.length > 0) ? (
              <Schedule entries={rows} responsibilities={responsibilities!} edits={edits} />
            ) : (
              <Nothing edits={edits} />
            )
          }
        </QueryState>
      </div>
      {mailing && (
        <MailEveryoneSheet
          of="responsibilities"
          week={mondayOf(today())}
          group={null}
          onClose={() => setMailing(false)}
        />
      )}
      <DutiesTour screen="/schedules/attendants/" />
    </Page>
  );
}
