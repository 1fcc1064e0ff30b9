/** Default parts of a new meeting, in the language of the congregation. */
import { defaultParts } from '@sheaf/rules/meetings/meetings/default-parts';
import { meetingParts as partTypes } from '@sheaf/rules/people/people/meeting-part';
import type { PartValues } from '#contexts/meetings/meetings/meeting-parts.store';
import type { MeetingRow } from '#contexts/meetings/meetings/meetings.store';
import { say } from '#platform/texts';

const codeOf = (type: Parameters<typeof partTypes.encode>[0] | null) =>
  type === null ? null : partTypes.encode(type);

export function defaultRows({ id, type }: Pick<MeetingRow, 'id' | 'type'>, lang: string): PartValues[] {
  const counted = new Map<string, number>();
  return defaultParts(type).map(
    ({ section, key, minutes, qualification, helperQualification, helperType }) => {
      const order = (counted.get(section) ?? 0) + 1;
      counted.set(section, order);
      return {
        meeting_id: id,
        section,
        key,
        order,
        title: say(lang, `meetings:parts.${section}.${key}`),
        minutes,
        refs: null,
        qualification: codeOf(qualification),
        helper_qualification: codeOf(helperQualification),
        helper_type: helperType,
      };
    },
  );
}
