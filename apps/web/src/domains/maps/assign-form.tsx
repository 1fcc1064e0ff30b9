/** ASSIGN-S4, ASSIGN-S5: the form that gives a map out. What does not apply is not asked (ASSIGN-R9, ASSIGN-R10). */
import { isOpenType, mapTypes } from '@sheaf/rules/maps/map-type';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { type AssignValues, assignBodyOf, CampaignFields, PersonalSwitch } from './assign-fields.tsx';
import type { AssignRow } from './map-words.ts';
import { type ChosenPerson, PersonChooser } from './person-chooser.tsx';
import { useAssignedToast } from './use-assigned-toast.ts';
import { useHoldingsLine } from './use-holdings-line.ts';

export interface AssignForm {
  fields: ReactNode;
  /** What the button says that sends it. */
  button: string;
  submit: () => void;
  pending: boolean;
  error: Error | null;
}

export function useAssignForm(map: AssignRow, onAssigned: () => void): AssignForm {
  const { t } = useTexts();
  const assigning = useWrite('maps.assignMap');
  const [values, setValues] = useState<AssignValues>({ personal: false, campaign: 'none', name: '' });
  const change = (some: Partial<AssignValues>): void => setValues((now) => ({ ...now, ...some }));
  const [chosen, setChosen] = useState<ChosenPerson | null>(null);
  const asksPerson = values.personal || !isOpenType(mapTypes.decode(map.type_id));
  const lineOf = useHoldingsLine();
  const tellAssigned = useAssignedToast(map);
  const user = asksPerson ? (chosen?.id ?? null) : null;
  return {
    fields: (
      <>
        <PersonalSwitch values={values} onChange={change} />
        {asksPerson && (
          <PersonChooser label={t('maps:assign.to')} chosen={chosen} onChoose={setChosen} lineOf={lineOf} />
        )}
        <CampaignFields values={values} onChange={change} />
      </>
    ),
    button: asksPerson
      ? t(chosen ? 'maps:assign.button' : 'maps:assign.choose', { name: chosen?.name ?? '' })
      : t('maps:assign.openButton'),
    submit: () =>
      assigning.mutate(
        { body: { id: map.id, user, ...assignBodyOf(values) } },
        {
          onSuccess: ({ assignment }) => {
            tellAssigned(assignment!);
            onAssigned();
          },
        },
      ),
    pending: assigning.isPending,
    error: assigning.error,
  };
}
