/** What can be done to a map of those who assign them: at once, or in a sheet over the screen. */
import { mapTypes, populatedFrom } from '@sheaf/rules/territory/maps/map-type';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useWrite } from '#platform/use-write.ts';
import type { AssignDeed } from './assign-menu.tsx';
import { AssignSheet } from './assign-sheet.tsx';
import { CompleteSheet } from './complete-sheet.tsx';
import type { AssignRow } from './map-words.ts';
import { PopulatingSheet } from './populating-sheet.tsx';
import { ReassignSheet } from './reassign-sheet.tsx';
import { TakeBackSheet } from './take-back-sheet.tsx';

type SheetDeed = Exclude<AssignDeed, 'lock' | 'lookup'> | 'populating';

interface Chosen {
  id: number;
  deed: SheetDeed;
}

interface ChosenSheetProps {
  map: AssignRow;
  deed: SheetDeed;
  onGo: (next?: Chosen) => void;
}

/** ASSIGN-R6: a map of another type than 1 fills its list to work now, and that is shown. */
const afterAssigning = ({ id, type_id }: AssignRow): Chosen | undefined =>
  populatedFrom(mapTypes.decode(type_id)) ? { id, deed: 'populating' } : undefined;

function ChosenSheet({ map, deed, onGo }: ChosenSheetProps) {
  const close = (): void => onGo();
  if (deed === 'assign')
    return <AssignSheet map={map} onAssigned={() => onGo(afterAssigning(map))} onClose={close} />;
  if (deed === 'complete') return <CompleteSheet map={map} onClose={close} />;
  if (deed === 'populating') return <PopulatingSheet map={map} onClose={close} />;
  if (deed === 'reassign') return <ReassignSheet map={map} onClose={close} />;
  return <TakeBackSheet map={map} how={deed} onClose={close} />;
}

/** What is done at once, without a sheet; a failure shows on its map. */
function useQuickDeeds() {
  const lock = useWrite('maps.lockMap');
  const lookup = useWrite('maps.switchNumberLookup');
  const failed = [lock, lookup].find((action) => action.isError);
  return {
    run: (map: AssignRow, deed: 'lock' | 'lookup'): void =>
      deed === 'lock'
        ? lock.mutate({ params: { id: map.id }, body: { locked: !map.locked } })
        : lookup.mutate({ params: { id: map.id }, body: { on: !map.number_lookup } }),
    problemOf: (map: AssignRow): string | undefined =>
      failed?.variables?.params?.id === map.id ? failed.error?.message : undefined,
  };
}

export interface MapDeeds {
  onDeed: (map: AssignRow, deed: AssignDeed) => void;
  /** Shows what follows an assignment that was made elsewhere than in a sheet. */
  onAssigned: (map: AssignRow) => void;
  problemOf: (map: AssignRow) => string | undefined;
  sheet: ReactNode;
}

export function useMapDeeds(maps: readonly AssignRow[] | undefined): MapDeeds {
  const [chosen, setChosen] = useState<Chosen>();
  const quick = useQuickDeeds();
  const run = useRef(quick.run);
  run.current = quick.run;
  const open = chosen && maps?.find(({ id }) => id === chosen.id);
  return {
    onDeed: useCallback((map, deed) => {
      if (deed === 'lock' || deed === 'lookup') run.current(map, deed);
      else setChosen({ id: map.id, deed });
    }, []),
    onAssigned: (map) => setChosen(afterAssigning(map)),
    problemOf: quick.problemOf,
    sheet: open && <ChosenSheet key={chosen.deed} map={open} deed={chosen.deed} onGo={setChosen} />,
  };
}
