/** The next duty, with both answers (SHELL-R31). */
import { Button } from '@mantine/core';
import { countdownTo } from '@sheaf/rules/time/countdown';
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { titleOfMine, useNextOwnDuty } from '#contexts/duties/next-duty.api.ts';
import { useCannot } from '#contexts/duties/use-cannot.api.ts';
import { useAlerts } from '#platform/alerts.ts';
import { useOnline } from '#platform/online.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { nowHere, wallClock, wallDay } from '#platform/wall-times.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Link } from '#ui/link.tsx';
import { Said } from '#ui/said.tsx';
import classes from '#ui/simple-card.module.css';
import { SimpleCard } from '#ui/simple-card.tsx';

type Duty = NonNullable<ReturnType<typeof useNextOwnDuty>>;

const cannotTexts = {
  asked: 'dashboard:simple.cannotAsked',
  told: 'dashboard:simple.cannotTold',
  nobody: 'duties:cannot.nobody',
  waiting: 'dashboard:simple.cannotWaits',
} as const;

function Answers({ duty }: { duty: Duty }) {
  const { t } = useTexts();
  const online = useOnline();
  const yes = useWrite('duties.acknowledgeDuty');
  const no = useCannot(duty, null);
  const params = { id: duty.id };
  const accepted = duty.acknowledged === 'yes' || yes.data?.acknowledged === 'yes';
  // A task of a whole group needs no answer.
  const isAsked = !(duty.kind === 'task' && duty.user_id === null);
  return (
    <>
      {no.outcome && <Said className={classes.text}>{t(cannotTexts[no.outcome])}</Said>}
      {accepted && !no.outcome && <Said className={classes.said}>{t('dashboard:simple.saidYes')}</Said>}
      <FailureNotice error={yes.error ?? no.error} />
      {isAsked && !no.outcome && (
        <div className={classes.buttons}>
          {online && !accepted && (
            <Button
              leftSection={<IconCheck aria-hidden="true" size={28} />}
              loading={yes.isPending}
              onClick={() => yes.mutate({ params, body: { answer: 'yes' } })}
            >
              {t('dashboard:simple.yes')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconX aria-hidden="true" size={28} />}
            loading={no.isPending}
            onClick={no.say}
          >
            {t('dashboard:simple.cannot')}
          </Button>
          <p className={classes.hint}>{t('dashboard:simple.cannotText')}</p>
        </div>
      )}
    </>
  );
}

export function SimpleNext() {
  const { t } = useTexts();
  const duty = useNextOwnDuty();
  const isUnknown = useAlerts().isPending && duty === undefined;
  const icon = <IconCalendarEvent aria-hidden="true" size={28} />;
  const label = t('dashboard:simple.next');
  if (!duty)
    return (
      <SimpleCard
        wide
        label={label}
        icon={icon}
        kind={label}
        text={isUnknown ? '\u00a0' : t('dashboard:simple.noDuty')}
      />
    );
  const start = wallTimeAt(duty.date, duty.starts_at);
  const left = countdownTo(nowHere(), start);
  return (
    <SimpleCard
      wide
      label={label}
      icon={icon}
      kind={t('dashboard:simple.nextIn', {
        when:
          left.unit === 'begun'
            ? t('duties:mine.begun')
            : t(`duties:mine.${left.unit}`, { count: left.count }),
      })}
      title={
        <Link to="/assignments/" className={classes.more}>
          <bdi>{titleOfMine(t, duty)}</bdi>
        </Link>
      }
      text={
        <bdi>
          {joinTexts([
            wallDay(start),
            wallClock(start),
            duty.location,
            duty.with.length > 0 && duty.with.join(', '),
          ])}
        </bdi>
      }
    >
      <Answers key={duty.id} duty={duty} />
    </SimpleCard>
  );
}
