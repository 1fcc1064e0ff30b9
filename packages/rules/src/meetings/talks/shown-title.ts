/**
 * Returns number and title of a booked talk instead of the general part title; a talk without title has the
 * part title and its number (WKND-D1).
 * @param notes `12. A home that welcomes`, or `12.`.
 */
export const shownTalkTitle = (partTitle: string, notes: string): string =>
  /^\d+\.$/.test(notes) ? `${partTitle} ${notes.slice(0, -1)}` : notes;
