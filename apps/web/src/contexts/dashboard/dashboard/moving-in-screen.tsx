/**
 * First steps of a new congregation (SETTINGS-R13), from people to invitations, with counts and links.
 */
import { Button } from '@mantine/core';
import {
  hiddenSteps,
  isMovedIn,
  isStepDone,
  type MovingIn,
  type MovingInStep,
  stepsLeft,
  stepsOf,
} from '@sheaf/rules/dashboard/dashboard/moving-in';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { phraseIn } from '#platform/phrase-in.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { Card, Section } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { Link } from '#ui/link.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './moving-in.module.css';

interface StepLinks {
  permission: PermissionKey;
  /** The recommended way, usually an import. */
  first: string;
  second?: string;
}

/** Links of each step, import first. The import screens link back. */
const links: Record<MovingInStep, StepLinks> = {
  people: {
    permission: 'settings.users.add',
    first: '/settings/users/files/',
    second: '/settings/users/new/',
  },
  circuit: { permission: 'settings.cong.edit', first: '/settings/congregation/' },
  meetings: { permission: 'settings.cong.edit', first: '/settings/meetings/' },
  roles: { permission: 'settings.roles', first: '/settings/users/', second: '/settings/user-roles/' },
  groups: { permission: 'settings.groups', first: '/settings/groups/' },
  qualifications: { permission: 'settings.users.qualifications', first: '/settings/qualifications/' },
  responsibilities: {
    permission: 'settings.meetings.attendants',
    first: '/settings/attendants-scheduler/',
  },
  maps: { permission: 'settings.maps.add', first: '/settings/imports/', second: '/settings/maps/' },
  addresses: {
    permission: 'settings.maps.add',
    first: '/settings/imports/',
    second: '/settings/maps/import/',
  },
  history: { permission: 'settings.maps.add', first: '/settings/imports/', second: '/settings/assign/' },
  workbook: { permission: 'schedules.meetings.import', first: '/schedules/meetings/import/' },
  invitations: { permission: 'settings.users.send_login', first: '/settings/users/' },
};

interface StepProps extends HidingProps {
  step: MovingInStep;
  counts: MovingIn;
  /** True for the first open step, whose button is filled. */
  next: boolean;
}

interface HidingProps {
  onHide: (step: MovingInStep, hidden: boolean) => void;
}

interface ButtonsProps extends Omit<StepProps, 'counts'> {
  done: boolean;
  may: boolean;
}

function StepButtons({ step, next, done, may, onHide }: ButtonsProps) {
  const { t } = useTexts();
  const { first, second } = links[step];
  return (
    <CardBody>
      <ButtonRow>
        {may && (
          <Button component={Link} variant={next ? 'filled' : 'light'} to={`${first}?moving-in`}>
            {t(`dashboard:movingIn.${step}.first`)}
          </Button>
        )}
        {may && second !== undefined && (
          <Button component={Link} variant="light" to={`${second}?moving-in`}>
            {t(phraseIn('dashboard:movingIn.second', step))}
          </Button>
        )}
        {!done && (
          <Button
            variant="subtle"
            aria-label={t('dashboard:movingIn.hideStep', { step: t(`dashboard:movingIn.${step}.title`) })}
            onClick={() => onHide(step, true)}
          >
            {t('dashboard:movingIn.hide')}
          </Button>
        )}
      </ButtonRow>
    </CardBody>
  );
}

function Step({ step, counts, next, onHide }: StepProps) {
  const { t } = useTexts();
  const done = isStepDone(step, counts);
  const may = usePermits().has(links[step].permission);
  const Icon = done ? IconCircleCheck : IconCircleDashed;
  const state = t(`dashboard:movingIn.${done ? 'isDone' : next ? 'isNext' : 'isOpen'}`);
  return (
    <Card label={joinTexts([t(`dashboard:movingIn.${step}.title`), state])}>
      <ListRow
        icon={<Icon aria-hidden="true" />}
        tone={done ? 'done' : undefined}
        title={t(`dashboard:movingIn.${step}.title`)}
        line={
          <>
            {t(`dashboard:movingIn.${step}.count`, { count: counts[step] ?? 0 })}
            {!done && (
              <>
                <br />
                {t(`dashboard:movingIn.${step}.left`)}
              </>
            )}
          </>
        }
        value={state}
      />
      {(may || !done) && <StepButtons {...{ step, next, done, may, onHide }} />}
    </Card>
  );
}

/** Hides or shows a step at once, with Undo. */
function useHiding(): HidingProps['onHide'] {
  const { t } = useTexts();
  const { mutateAsync } = useWrite('dashboard.hideStep');
  return (step, hidden) => {
    const told = (now: boolean): string =>
      t(`dashboard:movingIn.${now ? 'hidden' : 'shownAgain'}`, {
        step: t(`dashboard:movingIn.${step}.title`),
      });
    const save = (now: boolean) => mutateAsync({ params: { step }, body: { hidden: now } });
    save(hidden).then(
      () =>
        toasts.show(told(hidden), async () => {
          await save(!hidden);
          return told(!hidden);
        }),
      ({ message }: Error) => toasts.show(message),
    );
  };
}

function HiddenSteps({ counts, onHide }: Pick<StepProps, 'counts' | 'onHide'>) {
  const { t } = useTexts();
  const steps = hiddenSteps(counts);
  if (steps.length === 0) return null;
  return (
    <Section title={t('dashboard:movingIn.hiddenSteps', { count: steps.length })}>
      <Card>
        {steps.map((step) => {
          const title = t(`dashboard:movingIn.${step}.title`);
          return (
            <div key={step} className={classes.hidden}>
              <span>{title}</span>
              <Button
                variant="subtle"
                aria-label={t('dashboard:movingIn.showStep', { step: title })}
                onClick={() => onHide(step, false)}
              >
                {t('dashboard:movingIn.show')}
              </Button>
            </div>
          );
        })}
      </Card>
    </Section>
  );
}

/** Links after the last step, first to the meetings if the congregation plans them here. */
function Finished({ plans }: { plans: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <p role="status">{t('dashboard:movingIn.done')}</p>
      <ButtonRow>
        {plans && (
          <Button component={Link} to="/schedules/meetings/">
            {t('dashboard:movingIn.toMeetings')}
          </Button>
        )}
        <Button component={Link} variant={plans ? 'light' : 'filled'} to="/">
          {t('dashboard:movingIn.toMaps')}
        </Button>
      </ButtonRow>
    </>
  );
}

export function MovingInScreen() {
  const { t } = useTexts();
  const onHide = useHiding();
  const counts = useRead('dashboard.readMovingIn', {}, { staleTime: 0 });
  return (
    <Page title={t('shell:movingIn.title')} back wide>
      <Hint>{t('dashboard:movingIn.text')}</Hint>
      <QueryState query={counts} skeleton={{ height: 140, count: 6 }}>
        {(now) => (
          <>
            {isMovedIn(now) && <Finished plans={now.workbook !== null} />}
            <p className={`numbers ${classes.progress}`}>
              {t('shell:movingIn.progress', {
                done: stepsOf(now).length - stepsLeft(now).length,
                all: stepsOf(now).length,
              })}
            </p>
            <div className={classes.steps}>
              {stepsOf(now).map((step) => (
                <Step key={step} counts={now} next={step === stepsLeft(now)[0]} {...{ step, onHide }} />
              ))}
            </div>
            <HiddenSteps counts={now} onHide={onHide} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
