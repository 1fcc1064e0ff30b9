/** Button that saves the duty of a link as a calendar file. */
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import type { Reply } from '#platform/api.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { AnswerButtons } from './answer-page.api.tsx';
import { saveDutyFile } from './duty-file.ts';

type KeptDuty = Pick<Reply<'duties.readAnswer'>, 'congregation' | 'timezone_id' | 'duty'>;

/** For people without an account, who have no calendar feed. */
export function KeepDutyButton({ asked: { congregation, timezone_id: zone, duty } }: { asked: KeptDuty }) {
  const { t } = useTexts();
  return (
    <AnswerButtons>
      <ActionButton
        onClick={() =>
          saveDutyFile({
            id: duty.id,
            title: duty.what,
            zone,
            note: [congregation, ...duty.with].join('\n'),
            startsAt: wallTimeAt(duty.date, duty.from),
            endsAt: wallTimeAt(duty.date, duty.until),
          })
        }
      >
        <IconCalendarPlus aria-hidden="true" size={20} />
        {t('answers:calendar')}
      </ActionButton>
    </AnswerButtons>
  );
}
