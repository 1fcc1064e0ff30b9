/** Page with the times, limits and wishes of a person (AVAIL-S1, AVAIL-S2). */
import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { usePeople } from '#platform/collections/use-people.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './availability.module.css';
import { AwayRows } from './away-rows.tsx';
import { CartGrid } from './cart-grid.tsx';
import { DaysCard } from './day-grid.tsx';
import { LimitsCard } from './limits-card.tsx';
import { PairsCard } from './pairs-card.tsx';
import { PlannerCard } from './planner-card.tsx';
import { type AvailabilityState, useAvailability } from './use-availability.ts';

function Status({ state }: { state: AvailabilityState }) {
  const { t } = useTexts();
  const { unsent, isSaving } = state;
  if (state.record === undefined) return null;
  const text =
    unsent > 0
      ? t('availability:waiting', { count: unsent })
      : t(isSaving ? 'availability:saving' : 'availability:saved');
  return (
    <span className={classes.status} role="status" data-waits={unsent > 0 || undefined}>
      {unsent > 0 ? (
        <IconClockPause aria-hidden="true" size={18} />
      ) : (
        <IconCheck aria-hidden="true" size={18} data-hidden={isSaving || undefined} />
      )}
      {text}
    </span>
  );
}

function Refused({ state }: { state: AvailabilityState }) {
  const { t } = useTexts();
  const [first] = state.refused;
  if (!first) return null;
  return (
    <ErrorNotice
      title={t('availability:refused')}
      action={
        <Button variant="default" onClick={() => void state.dismiss(state.refused)}>
          {t('availability:dismiss')}
        </Button>
      }
    >
      {first.reason || t('availability:stale')}
    </ErrorNotice>
  );
}

interface PageProps {
  person: number;
  own: boolean;
}

function Known({ person, own, state }: PageProps & { state: AvailabilityState }) {
  const { t } = useTexts();
  const permits = usePermits();
  const plans = permits.has('settings.users.qualifications');
  const carts = usePeople().data?.find(({ id }) => id === person)?.cart ?? false;
  const showsCarts = carts || state.record!.cart_times.length > 0;
  return (
    <>
      <div className={classes.notice}>
        <IconEye aria-hidden="true" className={classes.eye} />
        <p>
          <strong>{t('availability:what')}</strong>
          <br />
          {t(own ? 'availability:whatText' : 'availability:whatOther')}
        </p>
      </div>
      <Refused state={state} />
      <div className={classes.columns}>
        <div>
          <DaysCard state={state} own={own} />
          {(own || permits.has('settings.away.admin')) && <AwayRows person={person} />}
          <PairsCard person={person} state={state} plans={plans} />
        </div>
        <div>
          <LimitsCard state={state} carts={showsCarts} />
          {showsCarts && <CartGrid state={state} />}
          {plans && <PlannerCard state={state} />}
        </div>
      </div>
    </>
  );
}

export function AvailabilityPage({ person, own }: PageProps) {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const state = useAvailability(person);
  const listed = usePeople().data?.find(({ id }) => id === person);
  return (
    <Page
      title={t(own ? 'availability:title' : 'availability:titleOther')}
      line={own ? user.full_name : (listed?.full_name ?? ' ')}
      back
      wide
      actions={
        <>
          <Status state={state} />
          {state.canUndo && (
            <IconButton label={t('availability:undo')} onClick={state.undo}>
              <IconArrowBackUp aria-hidden="true" />
            </IconButton>
          )}
        </>
      }
    >
      <div className={classes.screen}>
        <QueryState query={state.query} skeleton={{ height: 180, count: 3 }}>
          {() => <Known person={person} own={own} state={state} />}
        </QueryState>
      </div>
    </Page>
  );
}
