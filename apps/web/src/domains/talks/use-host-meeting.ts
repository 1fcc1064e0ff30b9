/** AWAY-R2: the meeting of the congregation that was chosen, in the week of the date. */
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export function useHostMeeting(congregation: number, date: string) {
  return useQuery({
    queryKey: ['talks.readHostMeeting', { congregation, date }],
    queryFn: () => call('talks.readHostMeeting', { body: { congregation, date } }),
    enabled: congregation > 0 && date !== '',
  }).data;
}
