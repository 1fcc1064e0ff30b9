/** Clock times set by people: `19:05`, in steps of five minutes (COMMON-R15). */
export const minuteStep = 5;

export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Minutes since midnight; `24:10` is ten minutes after it. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether the minutes are a multiple of the step. */
export const isInSteps = (time: string): boolean => Number(time.slice(3)) % minuteStep === 0;

const two = (number: number): string => String(number).padStart(2, '0');

/** Adds minutes to a clock time; `24:10` after midnight. */
export function laterClock(time: string, minutes: number): string {
  const later = minutesOf(time) + minutes;
  return `${two(Math.floor(later / 60))}:${two(later % 60)}`;
}
