/** Hands a map in or off, on its own page and on the page of assignments (MAPS-R8, APPTS-R8). */
import { Button } from '@mantine/core';
import { mayHandOff } from '@sheaf/rules/territory/maps/map-page';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOnline } from '#platform/online.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import classes from './holding-card.module.css';
import type { MapRow } from './map-labels.ts';

const HandInSheet = lazyPart(async () => (await import('./hand-in-sheet.tsx')).HandInSheet);
const HandOffSheet = lazyPart(async () => (await import('./hand-off-sheet.tsx')).HandOffSheet);

export interface HandInAndOffProps {
  map: MapRow;
  /** Whether the viewer may hand the map in. */
  offered: boolean;
  /** In a list of maps the buttons name their map. */
  oneOfMany?: boolean;
}

/**
 * A separate component, so that a press does not render the blocks before the sheet appears. The sheet
 * remains while its map is handed in, although the map shows no buttons then.
 */
export function HandInAndOff({ map, offered, oneOfMany = false }: HandInAndOffProps) {
  const { t } = useTexts();
  const online = useOnline();
  const { user } = useSignedIn();
  const permits = usePermits();
  const seen = map.assignment && {
    holderId: map.assignment.user?.id ?? null,
    personal: map.assignment.personal,
  };
  const off = mayHandOff(mapTypes.decode(map.type_id), seen, user.id, permits);
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'in' | 'off' | null>(null);
  const close = (): void => setSheet(null);
  const inTitle = t('maps:handIn.title', { number: map.number });
  const offTitle = t('maps:handOff.title', { number: map.number });
  const handedOff = (): void => {
    close();
    void navigate('/assignments/');
  };
  return (
    <>
      {offered && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            disabled={!online}
            data-tour={oneOfMany ? undefined : 'hand-in'}
            aria-label={oneOfMany ? inTitle : undefined}
            onClick={() => setSheet('in')}
          >
            {t('maps:handIn.action')}
          </Button>
          {off && (
            <Button
              variant="default"
              disabled={!online}
              aria-label={oneOfMany ? offTitle : undefined}
              onClick={() => setSheet('off')}
            >
              {t('maps:handOff.action')}
            </Button>
          )}
        </div>
      )}
      {sheet === 'in' && <HandInSheet map={map} onClose={close} />}
      {sheet === 'off' && <HandOffSheet map={map} title={offTitle} onDone={handedOff} onClose={close} />}
    </>
  );
}
