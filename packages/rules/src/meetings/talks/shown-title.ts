/**
 * A talk that is booked stands with its own number and title, in place of what the part of every talk is called; one without a title
 * with both (WKND-D1).
 * @param notes `12. A home that welcomes`, or `12.`.
 */
export const shownTalkTitle = (partTitle: string, notes: string): string =>
  /^\d+\.$/.test(notes) ? `${partTitle} ${notes.slice(0, -1)}` : notes;
