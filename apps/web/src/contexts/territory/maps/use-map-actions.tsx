/** Actions on a map for map assigners: direct ones, or in a sheet over the screen. */
import { mapTypes, populatedFrom } from '@sheaf/rules/territory/maps/map-type';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useWrite } from '#platform/use-write.ts';
import type { AssignAction } from './assign-menu.tsx';
import { AssignSheet } from './assign-sheet.tsx';
import { CompleteSheet } from './complete-sheet.tsx';
import type { AssignRow } from './map-labels.ts';
import { PopulatingSheet } from './populating-sheet.tsx';
import { ReassignSheet } from './reassign-sheet.tsx';
import { RecallSheet } from './recall-sheet.tsx';

type SheetAction = Exclude<AssignAction, 'lock' | 'lookup'> | 'populating';

interface ChosenAction {
  id: number;
  action: SheetAction;
}

interface ChosenSheetProps {
  map: AssignRow;
  action: SheetAction;
  onGo: (next?: ChosenAction) => void;
}

/** ASSIGN-R6: shows the population progress of maps of types other than 1. */
const afterAssigning = ({ id, type_id }: AssignRow): ChosenAction | undefined =>
  populatedFrom(mapTypes.decode(type_id)) ? { id, action: 'populating' } : undefined;

function ChosenSheet({ map, action, onGo }: ChosenSheetProps) {
  const close = (): void => onGo();
  if (action === 'assign')
    return <AssignSheet map={map} onAssigned={() => onGo(afterAssigning(map))} onClose={close} />;
  if (action === 'complete') return <CompleteSheet map={map} onClose={close} />;
  if (action === 'populating') return <PopulatingSheet map={map} onClose={close} />;
  if (action === 'reassign') return <ReassignSheet map={map} onClose={close} />;
  return <RecallSheet map={map} how={action} onClose={close} />;
}

/** Actions without a sheet; a failure appears on the map. */
function useQuickActions() {
  const lock = useWrite('maps.lockMap');
  const lookup = useWrite('maps.switchNumberLookup');
  const failed = [lock, lookup].find((action) => action.isError);
  return {
    run: (map: AssignRow, action: 'lock' | 'lookup'): void =>
      action === 'lock'
        ? lock.mutate({ params: { id: map.id }, body: { locked: !map.locked } })
        : lookup.mutate({ params: { id: map.id }, body: { on: !map.number_lookup } }),
    problemOf: (map: AssignRow): string | undefined =>
      failed?.variables?.params?.id === map.id ? failed.error?.message : undefined,
  };
}

export interface MapActions {
  onAction: (map: AssignRow, action: AssignAction) => void;
  /** Shows the follow-up of an assignment made outside a sheet. */
  onAssigned: (map: AssignRow) => void;
  problemOf: (map: AssignRow) => string | undefined;
  sheet: ReactNode;
}

export function useMapActions(maps: readonly AssignRow[] | undefined): MapActions {
  const [chosen, setChosen] = useState<ChosenAction>();
  const quick = useQuickActions();
  const run = useRef(quick.run);
  run.current = quick.run;
  const open = chosen && maps?.find(({ id }) => id === chosen.id);
  return {
    onAction: useCallback((map, action) => {
      if (action === 'lock' || action === 'lookup') run.current(map, action);
      else setChosen({ id: map.id, action });
    }, []),
    onAssigned: (map) => setChosen(afterAssigning(map)),
    problemOf: quick.problemOf,
    sheet: open && <ChosenSheet key={chosen.action} map={open} action={chosen.action} onGo={setChosen} />,
  };
}
