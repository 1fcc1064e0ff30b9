/** The latest edition of what is new (SHELL-R33). Its phrases are `shell:news`. */
export const latestNews = {
  /** Shown once on each device; a new edition has a new name. */
  edition: 'one',
  /** Menu entries that are new, renamed or at another place, named by the edition. */
  entries: [
    '/schedules/tasks/',
    '/settings/calendar/',
    '/settings/appearance/',
    '/settings/devices/',
    '/settings/help/',
    '/settings/reports/own/',
    '/schedules/open-seats/',
    '/schedules/drafts/',
    '/settings/moving-in/',
    '/settings/availability/',
    '/schedules/matrix/',
  ],
} as const;
