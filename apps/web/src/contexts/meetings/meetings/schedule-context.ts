/** React context of a schedule: names, and callbacks to assign people. */
import { createContext, useContext } from 'react';
import type { MeetingDraftParts } from '#platform/domain.ts';

export interface ScheduleContext {
  nameOf: (id: number) => string;
  /** Opens the candidates of a duty; null without permission to assign. */
  assign: ((duty: number, title: string) => void) | null;
  /** Opens the bookings of speakers; null without permission. */
  book: (() => void) | null;
  /** The meeting whose open places may have proposals; null for readers and for cancelled meetings. */
  draft: { meeting: number; Proposal: MeetingDraftParts['Proposal'] } | null;
}

const Context = createContext<ScheduleContext>({ nameOf: String, assign: null, book: null, draft: null });

export const ScheduleProvider = Context.Provider;
export const useSchedule = (): ScheduleContext => useContext(Context);
