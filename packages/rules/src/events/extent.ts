/** Whom an event is for, and who sees it (EVENTS-R3, EVENTS-R7). */
export const extents = ['everyone', 'elders', 'appointed', 'pioneers_elders', 'pioneers'] as const;
export type Extent = (typeof extents)[number];

export interface EventViewer {
  appointment: string;
  pioneer: boolean;
  special_pioneer: boolean;
  permissions: ReadonlySet<string>;
}

const reaches: Record<Extent, (person: { elder: boolean; servant: boolean; pioneer: boolean }) => boolean> = {
  everyone: () => true,
  elders: ({ elder }) => elder,
  appointed: ({ elder, servant }) => elder || servant,
  pioneers_elders: ({ elder, pioneer }) => elder || pioneer,
  pioneers: ({ pioneer }) => pioneer,
};

/** Only these events may be named where all read the same. */
export const isForEveryone = (extent: Extent): boolean => extent === 'everyone';

/** EVENTS-R3; whoever keeps the events sees all of them, or they could not correct one (EVENTS-R7). */
export const maySeeEvent = (extent: Extent, viewer: EventViewer): boolean =>
  viewer.permissions.has('settings.events') ||
  reaches[extent]({
    elder: viewer.appointment === 'elder',
    servant: viewer.appointment === 'servant',
    pioneer: viewer.pioneer || viewer.special_pioneer,
  });
