/** Figures from before the reports were kept here. */
export const carriedTotals = {
  title: 'From before Sheaf',
  text: 'They count in the totals beside the reports that are kept here.',
  add: 'Add figures from before',
  edit: 'Figures of {group}, {month}',
  month: 'Month',
  year: 'Year',
  group: 'Group',
  count: 'Number of reports',
  none: 'Nothing from before is kept for this year.',
  saved: 'Figures of {month} saved.',
  remove: 'Delete the figures of {group}, {month}',
  removed: 'Figures deleted.',
  back: 'Figures restored.',
  line_one: '{count} report',
  line_other: '{count} reports',
  change: 'Change the figures of {group}, {month}',
};
