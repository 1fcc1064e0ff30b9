/** Queries of responsibilities and their schedule, with cached data first. */
import type { Reply } from '#platform/api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { useSignedIn } from '#platform/session.ts';
import { useRead } from '#platform/use-read.ts';

export type Entry = Reply<'responsibilities.listSchedule'>[number];
export type ScheduledDuty = Entry['attendants'][number];
export type Responsibility = Reply<'responsibilities.listResponsibilities'>[number];

/** Person whose duties are marked. */
export interface Reader {
  id: number;
  group_id: number | null;
}

const [schedule, responsibilities] = [
  'responsibilities.listSchedule',
  'responsibilities.listResponsibilities',
] as const;

export function useSchedule() {
  return useRead(schedule, {}, { kept: true });
}

export const useResponsibilities = () => useRead(responsibilities, {}, { kept: true });

/** The signed-in person with their group. */
export function useReader(): Reader {
  const { id } = useSignedIn().user;
  const people = usePeople().data;
  return { id, group_id: people?.find((person) => person.id === id)?.group_id ?? null };
}
