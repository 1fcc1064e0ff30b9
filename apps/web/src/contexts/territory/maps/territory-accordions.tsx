/**
 * Foreign addresses, streets, suburbs and the history of the map, each for permitted people (MAPS-R6, MAPS-S6
 * to S8).
 */
import { mayOpenAccordion } from '@sheaf/rules/territory/maps/map-page';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconRoad from '@tabler/icons-react/dist/esm/icons/IconRoad.mjs';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import { StreetList, SuburbList } from '#contexts/territory/places/places.api.tsx';
import { ForeignList, HistoryList } from '#contexts/territory/territory/territory.api.tsx';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import type { MapPage } from './map-labels.ts';

export function TerritoryAccordions({ page }: { page: MapPage }) {
  const { t } = useTexts();
  const permits = usePermits();
  const { streets, suburbs, foreign, assignments } = page;
  return (
    <>
      {foreign && (
        <AccordionRow
          icon={<IconLanguage aria-hidden="true" />}
          title={t('addresses:foreign.title')}
          count={foreign.length}
        >
          {() => (
            <NeedsNet>
              <ForeignList page={page} rows={foreign} />
            </NeedsNet>
          )}
        </AccordionRow>
      )}
      {mayOpenAccordion('streets', permits) && (
        <AccordionRow icon={<IconRoad aria-hidden="true" />} title={t('maps:streets')} count={streets.length}>
          {() => (
            <NeedsNet>
              <StreetList page={page} />
            </NeedsNet>
          )}
        </AccordionRow>
      )}
      {suburbs && (
        <AccordionRow
          icon={<IconMapPin aria-hidden="true" />}
          title={t('maps:suburbs')}
          count={suburbs.length}
        >
          {() => (
            <NeedsNet>
              <SuburbList page={page} rows={suburbs} />
            </NeedsNet>
          )}
        </AccordionRow>
      )}
      {assignments && (
        <AccordionRow
          icon={<IconHistory aria-hidden="true" />}
          title={t('maps:history')}
          count={assignments.length}
        >
          {() => (
            <NeedsNet>
              <HistoryList page={page} rows={assignments} />
            </NeedsNet>
          )}
        </AccordionRow>
      )}
    </>
  );
}
