interface ProgrammeSpan {
  week: string;
  weeks: number;
  language_group_id?: number | undefined;
}

/** The parts of these weeks. */
export const programmeSpan = ({ week, weeks, language_group_id }: ProgrammeSpan) => ({
  of: 'programme' as const,
  week,
  weeks,
  group: language_group_id ?? null,
});
