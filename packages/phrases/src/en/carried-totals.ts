/** Figures from before the reports were kept here. */
export const carriedTotals = {
  title: 'From before Sheaf',
  text: 'Figures of months for which no reports are in Sheaf. They count in the totals.',
  add: 'Add figures from before Sheaf',
  edit: 'Figures of {group}, {month}',
  month: 'Month',
  year: 'Year',
  group: 'Group',
  count: 'Number of reports',
  none: 'There are no such figures for this year.',
  saved: 'Figures of {month} saved.',
  remove: 'Delete the figures of {group}, {month}',
  removed: 'Figures deleted.',
  back: 'Figures restored.',
  line_one: '{count} report',
  line_other: '{count} reports',
  change: 'Change the figures of {group}, {month}',
};
