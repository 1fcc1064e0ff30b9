/** ASSIGN-S4, ASSIGN-S5: gives a map out. What does not apply is not asked (ASSIGN-R9, ASSIGN-R10). */
import { Button } from '@mantine/core';
import { isOpenType, mapTypes } from '@sheaf/rules/maps/map-type';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type AssignValues, assignBodyOf, CampaignFields, PersonalSwitch } from './assign-fields.tsx';
import type { AssignRow } from './map-words.ts';
import { type ChosenPerson, PersonChooser } from './person-chooser.tsx';
import { useAssignedToast } from './use-assigned-toast.ts';
import { useHoldingsLine } from './use-holdings-line.ts';

export interface AssignSheetProps {
  map: AssignRow;
  onAssigned: () => void;
  onClose: () => void;
}

export function AssignSheet({ map, onAssigned, onClose }: AssignSheetProps) {
  const { t } = useTexts();
  const assigning = useWrite('maps.assignMap');
  const [values, setValues] = useState<AssignValues>({ personal: false, campaign: 'none', name: '' });
  const change = (some: Partial<AssignValues>): void => setValues((now) => ({ ...now, ...some }));
  const [chosen, setChosen] = useState<ChosenPerson | null>(null);
  const asksPerson = values.personal || !isOpenType(mapTypes.decode(map.type_id));
  const lineOf = useHoldingsLine();
  const tellAssigned = useAssignedToast(map);
  const submit = (): void =>
    assigning.mutate(
      {
        body: {
          id: map.id,
          user: asksPerson ? (chosen?.id ?? null) : null,
          ...assignBodyOf(values),
        },
      },
      {
        onSuccess: ({ assignment }) => {
          tellAssigned(assignment!);
          onAssigned();
        },
      },
    );
  const button = asksPerson
    ? t(chosen ? 'maps:assign.button' : 'maps:assign.choose', { name: chosen?.name ?? '' })
    : t('maps:assign.openButton');
  return (
    <Sheet
      opened
      title={t('maps:assign.assignLabel', { number: map.number })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <FailureNotice error={assigning.error} />
          <Button type="submit" loading={assigning.isPending}>
            {button}
          </Button>
        </>
      }
    >
      <PersonalSwitch values={values} onChange={change} />
      {asksPerson && (
        <PersonChooser label={t('maps:assign.to')} chosen={chosen} onChoose={setChosen} lineOf={lineOf} />
      )}
      <CampaignFields values={values} onChange={change} />
    </Sheet>
  );
}
