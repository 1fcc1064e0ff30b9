/**
 * The dashboard as it was last drawn, kept in the encrypted cache. The early script shows it before the app is there, so that the
 * maps stand on the screen, and their links work, while an old phone still reads the app's code (decision 46).
 */
export interface Snapshot {
  lang: string;
  dir: string;
  html: string;
}

/** Its name in the encrypted cache. */
export const snapshotName = 'snapshot';

/** In localStorage; says with which styles the snapshot was drawn. With others it would look broken, so it is not shown. */
export const snapshotFlag = 'sheaf.snapshot';

/** In localStorage; how high the next duty stood on the dashboard last time, so that its place is kept before it is read. */
export const nextDutyHeight = 'sheaf.next';

/** The name of the styles in the page, which changes with what is in them. It stands before the early script, the styles after it. */
export const stylesOfPage = (): string =>
  document.querySelector('meta[name="styles"]')?.getAttribute('content') ?? '';

/** `data-snapshot` of a part: not in it at all; its place alone; not without a network; laid out once somebody scrolls to it. */
export const snapshotMarks = {
  leaveOut: 'leave-out',
  placeOnly: 'place-only',
  online: 'online',
  whenSeen: 'when-seen',
} as const;
