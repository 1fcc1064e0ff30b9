/** Link from the assignments to the open places; nothing without any (X-SWAP-26, X-SWAP-29). */
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import { useOpenShifts } from '#contexts/carts/open-shifts.api.tsx';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card } from '#ui/card.tsx';
import { LinkLine } from '#ui/link-row.tsx';

export function OpenPlacesLink() {
  const { t } = useTexts();
  const places = useRead('swaps.listOpenPlaces', {}, { kept: true }).data?.length ?? 0;
  const shifts = useOpenShifts().data ?? [];
  const free = shifts.filter(({ free: count }) => count > 0).length;
  const waits = shifts.filter(({ waiting }) => waiting.id !== null).length;
  if (places + free + waits === 0) return null;
  return (
    <Card>
      <LinkLine
        to="/assignments/open-places/"
        icon={<IconClipboardCheck aria-hidden="true" />}
        title={t('swaps:places.title')}
        line={joinTexts([
          places > 0 && t('swaps:places.duties', { count: places }),
          free > 0 && t('swaps:places.shifts', { count: free }),
          waits > 0 && t('swaps:places.waits', { count: waits }),
        ])}
      />
    </Card>
  );
}
