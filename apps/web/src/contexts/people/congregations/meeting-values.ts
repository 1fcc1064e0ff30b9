import type { Settings } from './settings-form.tsx';

export const meetingValues = ({ modules }: Settings) => ({
  schedule: {
    ...modules.meeting_schedule,
    clam_url: modules.meeting_schedule.clam_url ?? '',
    public_url: modules.meeting_schedule.public_url ?? '',
    clam_halls: modules.meeting_schedule.clam_halls ?? 0,
    history: modules.meeting_schedule.history as number | null,
  },
  attendance: modules.meeting_attendance.on,
  planning: {
    helper_rule: modules.planning.helper_rule,
    swap_agreement: modules.planning.swap_agreement,
    take_open: modules.planning.take_open,
  },
  responsibilities: {
    ...modules.attendants_schedule,
    print_header: modules.attendants_schedule.print_header ?? '',
  },
});

export type Meetings = ReturnType<typeof meetingValues>;
