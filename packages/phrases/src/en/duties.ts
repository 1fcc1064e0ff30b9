/** Who does what, whichever schedule it stands in. */
export const duties = {
  section: 'Duties',
  away: 'Away',
  hasPart: 'Has a part this week',
  kind: { chairman: 'Chairman', prayer: 'Prayer', part: 'Part', helper: 'Helper' },
  refusals: {
    'duty-twice': 'Nobody can be their own helper. Choose somebody else for one of the two.',
    'duty-booked-elsewhere': 'Public talks are booked with their speakers, not assigned here.',
  },
  journal: {
    kind: { duties: 'Assignments of parts' },
    entity: { duty: 'Assignment' },
    field: {
      kind: 'What',
      qualification: 'Qualification',
      on_date: 'Day',
      starts_at: 'Start',
      ends_at: 'End',
      hall: 'Class',
      person_id: 'Person',
    },
  },
};
