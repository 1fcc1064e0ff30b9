/** The duty of a link, with place, partner and note. */
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconNotes from '@tabler/icons-react/dist/esm/icons/IconNotes.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { Reply } from '#platform/api.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { clockIn } from '#platform/wall-times.ts';
import { DutyTicket } from '#ui/schedule/duty-ticket.tsx';

type AskedDuty = Pick<Reply<'duties.readAnswer'>, 'duty' | 'time_format'>;

export function AnswerTicket({ asked: { duty, time_format: format } }: { asked: AskedDuty }) {
  const { t } = useTexts();
  const from = clockIn(duty.from, format);
  const until = clockIn(duty.until, format);
  const minutes = duty.minutes === null ? null : t('answers:minutes', { count: duty.minutes });
  const withNames = duty.with.length > 0 ? t('answers:with', { names: joinTexts(duty.with) }) : null;
  const lines = [
    {
      key: 'instead',
      Icon: IconCalendarOff,
      text: duty.instead && t('answers:cancelled', { event: duty.instead }),
    },
    {
      key: 'helps',
      Icon: IconUsers,
      text: duty.helps ? t(duty.reads ? 'answers:reads' : 'answers:helps') : null,
    },
    { key: 'with', Icon: IconUsers, text: withNames },
    { key: 'place', Icon: IconMapPin, text: duty.place },
    { key: 'class', Icon: IconDoor, text: duty.class },
    { key: 'note', Icon: IconNotes, text: duty.note },
  ];
  return (
    <DutyTicket
      date={duty.date}
      what={duty.what}
      when={minutes ? t('answers:starts', { from, until, minutes }) : t('answers:span', { from, until })}
      lines={lines.flatMap(({ key, Icon, text }) =>
        text ? [{ key, icon: <Icon aria-hidden="true" size={20} />, text }] : [],
      )}
    />
  );
}
