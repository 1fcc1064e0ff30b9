/** Rare actions of a map, in a sheet behind the menu button, within reach of a thumb. */
import { Button } from '@mantine/core';
import { mayCancel } from '@sheaf/rules/territory/maps/map-ending';
import { mapTypes, populatedFrom } from '@sheaf/rules/territory/maps/map-type';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { Sheet } from '#ui/sheet.tsx';
import classes from './assign.module.css';
import type { AssignRow } from './map-labels.ts';

export type AssignAction = 'assign' | 'reassign' | 'recall' | 'cancel' | 'complete' | 'lock' | 'lookup';

export function AssignMenu({ map, onAction }: { map: AssignRow; onAction: (action: AssignAction) => void }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const title = t('maps:assign.more', { number: map.number });
  const item = (action: AssignAction, label: string) => (
    <Button
      variant="default"
      onClick={() => {
        setOpened(false);
        onAction(action);
      }}
    >
      {label}
    </Button>
  );
  return (
    <>
      <button type="button" className={classes.more} aria-label={title} onClick={() => setOpened(true)}>
        <IconDotsVertical aria-hidden="true" />
      </button>
      {opened && (
        <Sheet
          opened
          title={title}
          closeLabel={t('shell:close')}
          onClose={() => setOpened(false)}
          footer={null}
        >
          <div className={classes.items}>
            {map.assignment?.personal && item('complete', t('maps:assign.complete'))}
            {mayCancel({ type: mapTypes.decode(map.type_id), assignment: map.assignment }) &&
              item('cancel', t('maps:assign.cancel'))}
            {item('lock', t(map.locked ? 'maps:assign.unlock' : 'maps:assign.lock'))}
            {populatedFrom(mapTypes.decode(map.type_id)) === 'preloaded' &&
              item('lookup', t(map.number_lookup ? 'maps:assign.lookupOff' : 'maps:assign.lookupOn'))}
          </div>
        </Sheet>
      )}
    </>
  );
}
