/** Actions of a meeting in its title bar: edit mode, and a menu of rare actions. */
import { mayAddHall, mayRemoveHall } from '@sheaf/rules/meetings/meetings/seats';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import IconCalendarShare from '@tabler/icons-react/dist/esm/icons/IconCalendarShare.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconMailShare from '@tabler/icons-react/dist/esm/icons/IconMailShare.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconUsersMinus from '@tabler/icons-react/dist/esm/icons/IconUsersMinus.mjs';
import IconUsersPlus from '@tabler/icons-react/dist/esm/icons/IconUsersPlus.mjs';
import { useNavigate } from 'react-router';
import { useOnline } from '#platform/online.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { RowMenu, type RowMenuItem } from '#ui/row-menu.tsx';
import { isVisited, type MeetingView } from './meeting-view.ts';
import classes from './schedule-actions.module.css';
import type { useHalls } from './use-halls.ts';

interface ScheduleActionsProps {
  week: string;
  /** Null without an open meeting, or if it cannot be changed. */
  view: MeetingView | null;
  /** The meeting to be edited is not loaded yet: its button has its space. */
  opening: boolean;
  editing: boolean;
  onEditing: (editing: boolean) => void;
  onMove: () => void;
  /** Null without permission to assign, or without slips. */
  onMailSlips: (() => void) | null;
  onMailSchedule: () => void;
  /** Null without permission to assign. */
  onMailEveryone: (() => void) | null;
  halls: ReturnType<typeof useHalls>;
}

const papers = ['settings.print.s_140', 'settings.print.s_89'] as const;

/** Four weeks from the open one. */
const paperAddress = (week: string): string => `/settings/print/?from=${week}&to=${addDays(week, 27)}`;

export function ScheduleActions(props: ScheduleActionsProps) {
  const { week, view, opening, editing, onEditing, onMove, onMailSlips, onMailSchedule, halls } = props;
  const { onMailEveryone } = props;
  const { t } = useTexts();
  const permits = usePermits();
  const online = useOnline();
  const navigate = useNavigate();
  const item = (label: string, Icon: typeof IconCheck, onClick: () => void): RowMenuItem => ({
    label,
    icon: <Icon aria-hidden="true" size={20} />,
    onClick,
  });
  const ofWorkbook =
    online && permits.has('schedules.meetings.import')
      ? [item(t('workbook:title'), IconFileImport, () => void navigate('/schedules/meetings/import/'))]
      : [];
  const ofPaper =
    online && papers.some((permission) => permits.has(permission))
      ? [item(t('meetings:print'), IconPrinter, () => void navigate(paperAddress(week)))]
      : [];
  const ofMail =
    online && permits.has('settings.mail.clam_schedule')
      ? [item(t('printing:mail.title'), IconMail, onMailSchedule)]
      : [];
  const ofSlips = onMailSlips ? [item(t('answers:slips.title'), IconMailForward, onMailSlips)] : [];
  const ofMeeting = view
    ? [
        item(t('meetings:move.title'), IconCalendarShare, onMove),
        ...(mayAddHall(view.meeting.type, view.meeting.halls) && !isVisited(view.meeting)
          ? [item(t('meetings:addClass'), IconUsersPlus, () => halls.add(view.meeting))]
          : []),
        ...(mayRemoveHall(view.meeting.halls, view.filledHalls)
          ? [item(t('meetings:removeClass'), IconUsersMinus, () => halls.remove(view.meeting))]
          : []),
      ]
    : [];
  const ofDraft =
    online && permits.has('schedules.meetings.assign')
      ? [item(t('meetings:draft'), IconScale, () => void navigate('/schedules/drafts/?area=programme'))]
      : [];
  const ofEveryone = onMailEveryone ? [item(t('answers:everyone.title'), IconMailShare, onMailEveryone)] : [];
  const items = [...ofMeeting, ...ofDraft, ...ofEveryone, ...ofSlips, ...ofMail, ...ofPaper, ...ofWorkbook];
  return (
    <>
      {opening && <span className={classes.opening} />}
      {view && (
        <IconButton
          label={t(editing ? 'meetings:editDone' : 'meetings:edit')}
          onClick={() => onEditing(!editing)}
        >
          {editing ? <IconCheck aria-hidden="true" /> : <IconPencil aria-hidden="true" />}
        </IconButton>
      )}
      {items.length > 0 && <RowMenu what={t('meetings:title')} items={items} />}
    </>
  );
}
