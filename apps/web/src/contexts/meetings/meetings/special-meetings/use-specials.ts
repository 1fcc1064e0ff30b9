/** Special meetings, stored on the phone like the schedule. */
import type { Reply } from '#platform/api.ts';
import { useRead } from '#platform/use-read.ts';

export type SpecialMeeting = Reply<'meetings.listSpecialMeetings'>[number];
export type SpecialPlace = SpecialMeeting['duties'][number]['places'][number];

const none: readonly SpecialMeeting[] = [];

/** @param week its Monday. */
export function useSpecialsOfWeek(week: string, wanted: boolean): readonly SpecialMeeting[] {
  const { data } = useRead('meetings.listSpecialMeetings', {}, { kept: true, enabled: wanted });
  return data?.filter((meeting) => meeting.week === week) ?? none;
}

const placesOf = ({ parts, duties }: SpecialMeeting): readonly SpecialPlace[] => [
  ...parts.flatMap(({ place }) => place ?? []),
  ...duties.flatMap(({ places }) => places),
];

/** Number of places without a person. */
export const openPlacesOf = (meeting: SpecialMeeting): number =>
  placesOf(meeting).filter(({ name }) => name === null).length;
