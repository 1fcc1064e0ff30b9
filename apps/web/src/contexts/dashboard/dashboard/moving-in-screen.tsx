/**
 * Checklist of a new congregation (SETTINGS-R13): people, maps, addresses and history, with counts and links.
 */
import { Button } from '@mantine/core';
import {
  isMovedIn,
  isStepDone,
  type MovingInCounts,
  type MovingInStep,
  movingInSteps,
  stepsLeft,
} from '@sheaf/rules/dashboard/dashboard/moving-in';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { Card } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { Link } from '#ui/link.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';

/** Links of each step, import first. The import screens link back. */
const links = {
  people: {
    permission: 'settings.users.add',
    byFile: '/settings/users/files/',
    byHand: '/settings/users/new/',
  },
  maps: { permission: 'settings.maps.add', byFile: '/settings/imports/', byHand: '/settings/maps/' },
  addresses: {
    permission: 'settings.maps.add',
    byFile: '/settings/imports/',
    byHand: '/settings/maps/import/',
  },
  history: { permission: 'settings.maps.add', byFile: '/settings/imports/', byHand: '/settings/assign/' },
} as const satisfies Record<MovingInStep, object>;

/** @param next true for the first open step, whose button is filled. */
function Step({ step, counts, next }: { step: MovingInStep; counts: MovingInCounts; next: boolean }) {
  const { t } = useTexts();
  const done = isStepDone(step, counts);
  const { permission, byFile, byHand } = links[step];
  const may = usePermits().has(permission);
  const Icon = done ? IconCircleCheck : IconCircleDashed;
  return (
    <Card>
      <ListRow
        icon={<Icon aria-hidden="true" />}
        title={t(`dashboard:movingIn.${step}.title`)}
        line={
          <>
            {t(`dashboard:movingIn.${step}.count`, { count: counts[step] })}
            {!done && (
              <>
                <br />
                {t(`dashboard:movingIn.${step}.left`)}
              </>
            )}
          </>
        }
      />
      {may && (
        <CardBody>
          <ButtonRow>
            <Button component={Link} variant={next ? 'filled' : 'light'} to={`${byFile}?moving-in`}>
              {t(`dashboard:movingIn.${step}.byFile`)}
            </Button>
            <Button component={Link} variant="light" to={`${byHand}?moving-in`}>
              {t(`dashboard:movingIn.${step}.byHand`)}
            </Button>
          </ButtonRow>
        </CardBody>
      )}
    </Card>
  );
}

export function MovingInScreen() {
  const { t } = useTexts();
  const counts = useRead('dashboard.readMovingIn', {}, { staleTime: 0 });
  return (
    <Page title={t('dashboard:movingIn.title')} back>
      <Hint>{t('dashboard:movingIn.text')}</Hint>
      <QueryState query={counts} skeleton={{ height: 140, count: 4 }}>
        {(now) => (
          <>
            {isMovedIn(now) && (
              <>
                <p role="status">{t('dashboard:movingIn.done')}</p>
                <ButtonRow>
                  <Button component={Link} to="/">
                    {t('dashboard:movingIn.toMaps')}
                  </Button>
                </ButtonRow>
              </>
            )}
            {movingInSteps.map((step) => (
              <Step key={step} step={step} counts={now} next={step === stepsLeft(now)[0]} />
            ))}
          </>
        )}
      </QueryState>
    </Page>
  );
}
