/** Empty state without maps: map managers see the next step, everybody else whom to ask. */
import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import classes from './no-maps.module.css';

function NextSteps() {
  const { t } = useTexts();
  return (
    <NeedsNet>
      <div className={classes.steps}>
        <ActionLink to="/settings/imports/">{t('maps:noneImport')}</ActionLink>
        <ActionLink to="/settings/maps/" variant="light">
          {t('maps:noneAdd')}
        </ActionLink>
      </div>
    </NeedsNet>
  );
}

/** @param before a sentence of the screen that comes first */
export function NoMaps({ before }: { before?: string | undefined }) {
  const { t } = useTexts();
  const keeps = usePermits().has('settings.maps.add');
  return (
    <EmptyState icon={<IconMapOff aria-hidden="true" />} action={keeps && <NextSteps />}>
      {before} {t('maps:none')} {t(keeps ? 'maps:noneNext' : 'maps:noneAsk')}
    </EmptyState>
  );
}
