import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { saveDutyFile } from './duty-file.ts';
import { endOf, kindWordOf, linesOf, startOf } from './my-duty-labels.ts';
import { type MyDuty, titleOfMine } from './my-duty-title.ts';

export function useCalendarFile() {
  const { t } = useTexts();
  const zone = useSignedIn().congregation.timezone_id;
  return (duty: MyDuty): void =>
    saveDutyFile({
      id: duty.id,
      title: titleOfMine(t, duty),
      note: [kindWordOf(t, duty), ...linesOf(t, duty)].join('\n'),
      startsAt: startOf(duty),
      endsAt: endOf(duty),
      zone,
    });
}
