/** Do-not-calls and preloaded addresses of a map, each for permitted people (MAPS-R6). */

import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { useTexts } from '#platform/texts.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import { DoNotCallList } from './do-not-call-list.tsx';
import { PreloadedList } from './preloaded-list.tsx';

export function AddressAccordions({ page }: { page: MapPage }) {
  const { t } = useTexts();
  const { doNotCalls, preloadedAddresses } = page;
  return (
    <>
      {doNotCalls && (
        <AccordionRow
          icon={<IconBan aria-hidden="true" />}
          tone="dnc"
          title={t('addresses:doNotCalls.title')}
          count={doNotCalls.length}
        >
          {() => <DoNotCallList page={page} rows={doNotCalls} />}
        </AccordionRow>
      )}
      {preloadedAddresses && (
        <AccordionRow
          icon={<IconList aria-hidden="true" />}
          title={t('addresses:preloaded.title')}
          count={preloadedAddresses.length}
        >
          {() => <PreloadedList page={page} rows={preloadedAddresses} />}
        </AccordionRow>
      )}
    </>
  );
}
