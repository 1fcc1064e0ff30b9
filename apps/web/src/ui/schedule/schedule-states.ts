/** States of a schedule: each has a colour, an icon and a label (phrases `schedule:state`). */
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

export type Tone = 'plain' | 'brand' | 'done' | 'wait' | 'conflict' | 'overdue' | 'away' | 'nothome';

const look = (tone: Tone, Icon: typeof IconCheck) => ({ tone, Icon });

export const scheduleStates = {
  mine: look('brand', IconUser),
  requested: look('plain', IconSend),
  sent: look('plain', IconSend),
  seen: look('brand', IconEye),
  awaiting: look('wait', IconClock),
  looking: look('wait', IconHourglass),
  issued: look('wait', IconSend),
  building: look('wait', IconHourglass),
  confirmed: look('done', IconCircleCheck),
  entered: look('done', IconCircleCheck),
  accepted: look('done', IconCircleCheck),
  booked: look('done', IconCheck),
  paid: look('done', IconCheck),
  ready: look('done', IconCheck),
  reminded: look('done', IconCheck),
  taken: look('done', IconCheck),
  declined: look('conflict', IconCircleX),
  clash: look('conflict', IconAlertTriangle),
  unfilled: look('conflict', IconUserQuestion),
  open: look('conflict', IconUserQuestion),
  missing: look('overdue', IconClockExclamation),
  overdue: look('overdue', IconClockExclamation),
  away: look('away', IconPlaneDeparture),
  skipped: look('away', IconCalendarX),
  cancelled: look('plain', IconCalendarX),
  replaced: look('plain', IconArrowRight),
  cant: look('nothome', IconX),
  locked: look('brand', IconLock),
};

export type ScheduleState = keyof typeof scheduleStates;
