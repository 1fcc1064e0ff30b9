/** What every part of a schedule asks of its screen: names, and whether places are filled here. */
import { createContext, useContext } from 'react';

export interface ScheduleContext {
  nameOf: (id: number) => string;
  /** Opens the people who are offered for a duty; null where nobody is assigned. */
  assign: ((duty: number, title: string) => void) | null;
  /** Leads to where speakers are booked; null for those who book none. */
  book: (() => void) | null;
}

const Context = createContext<ScheduleContext>({ nameOf: String, assign: null, book: null });

export const ScheduleProvider = Context.Provider;
export const useSchedule = (): ScheduleContext => useContext(Context);
