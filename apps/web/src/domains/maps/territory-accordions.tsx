/** Streets, suburbs and the history of the map, each for those who may see it (MAPS-R6, MAPS-S8). */

import { mayOpenAccordion } from '@sheaf/rules/maps/map-page';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconRoad from '@tabler/icons-react/dist/esm/icons/IconRoad.mjs';
import type { ReactNode } from 'react';
import { shortDate } from '../../platform/dates.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { AccordionRow } from '../../ui/accordion-row.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import type { MapPage } from './map-words.ts';
import classes from './territory-accordions.module.css';

const List = ({ empty, children }: { empty: string; children: ReactNode[] }) =>
  children.length === 0 ? <p className={classes.empty}>{empty}</p> : <div>{children}</div>;

function History({ rows }: { rows: NonNullable<MapPage['assignments']> }) {
  const { t } = useTexts();
  const spanOf = (from: string, to: string | null): string =>
    to
      ? t('maps:historyClosed', { from: shortDate(from), to: shortDate(to) })
      : t('maps:historyOpen', { from: shortDate(from) });
  const wordsOf = (row: (typeof rows)[number]): string =>
    [
      spanOf(row.assigned_at, row.returned_at),
      row.returned_at && t(row.completed ? 'maps:historyCompleted' : 'maps:historyReturned'),
      row.campaign > 0 && (row.campaign_name ?? t(`maps:campaign.${row.campaign}`)),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <List empty={t('maps:empty')}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          title={<bdi>{row.users.map((user) => user.full_name).join(', ') || t('maps:owner.open')}</bdi>}
          line={wordsOf(row)}
        />
      ))}
    </List>
  );
}

export function TerritoryAccordions({ page }: { page: MapPage }) {
  const { t } = useTexts();
  const permits = usePermits();
  const { streets, suburbs, assignments } = page;
  return (
    <>
      {mayOpenAccordion('streets', permits) && (
        <AccordionRow icon={<IconRoad aria-hidden="true" />} title={t('maps:streets')} count={streets.length}>
          {() => (
            <List empty={t('maps:empty')}>
              {streets.map((street) => (
                <ListRow key={street.id} title={<bdi>{street.name}</bdi>} />
              ))}
            </List>
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
            <List empty={t('maps:empty')}>
              {suburbs.map((suburb) => (
                <ListRow key={suburb.id} title={<bdi>{suburb.suburb}</bdi>} value={suburb.code} />
              ))}
            </List>
          )}
        </AccordionRow>
      )}
      {assignments && (
        <AccordionRow
          icon={<IconHistory aria-hidden="true" />}
          title={t('maps:history')}
          count={assignments.length}
        >
          {() => <History rows={assignments} />}
        </AccordionRow>
      )}
    </>
  );
}
