/** ASSIGN-S4, ASSIGN-S5: the form that assigns a map, without inapplicable fields (ASSIGN-R9, ASSIGN-R10). */
import { isOpenType, mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { type ReactNode, useState } from 'react';
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { type Body, useWrite } from '#platform/use-write.ts';
import { type AssignValues, assignBodyOf, CampaignFields, PersonalSwitch } from './assign-fields.tsx';
import type { AssignRow } from './map-labels.ts';
import { type ChosenPerson, PersonChooser } from './person-chooser.tsx';
import { useAssignedToast } from './use-assigned-toast.ts';
import { useHoldingsLine } from './use-holdings-line.ts';

interface Choice {
  fields: ReactNode;
  /** Whether a person is required; maps may be open to everybody instead (ASSIGN-R9). */
  asksPerson: boolean;
  chosen: ChosenPerson | null;
  bodyOf: (map: Pick<AssignRow, 'id' | 'type_id'>) => Body<'maps.assignMap'>;
  button: string;
  /** Whether there are unsaved choices. */
  changed: boolean;
}

const nothing: AssignValues = { personal: false, campaign: 'none', name: '' };

/** Fields that apply to all of these maps. */
export function useAssignFields(maps: readonly AssignRow[]): Choice {
  const { t } = useTexts();
  const [values, setValues] = useState(nothing);
  const change = (some: Partial<AssignValues>): void => setValues((now) => ({ ...now, ...some }));
  const [chosen, setChosen] = useState<ChosenPerson | null>(null);
  const lines = useHoldingsLine();
  const people = usePeople();
  const needsPerson = ({ type_id }: Pick<AssignRow, 'type_id'>): boolean =>
    values.personal || !isOpenType(mapTypes.decode(type_id));
  const asksPerson = maps.some(needsPerson);
  return {
    fields: (
      <>
        <PersonalSwitch values={values} onChange={change} />
        {asksPerson && (
          <PersonChooser label={t('maps:assign.to')} chosen={chosen} onChoose={setChosen} lines={lines} />
        )}
        {!people.isLoading && !lines.isLoading && <CampaignFields values={values} onChange={change} />}
      </>
    ),
    asksPerson,
    chosen,
    bodyOf: (map) => ({
      id: map.id,
      user: needsPerson(map) ? (chosen?.id ?? null) : null,
      ...assignBodyOf(values),
    }),
    button: asksPerson
      ? t(chosen ? 'maps:assign.button' : 'maps:assign.choose', { name: chosen?.name ?? '' })
      : t('maps:assign.openButton'),
    changed: chosen !== null || values !== nothing,
  };
}

export interface AssignForm extends Pick<Choice, 'fields' | 'button' | 'changed'> {
  submit: () => void;
  pending: boolean;
  error: Error | null;
}

export function useAssignForm(map: AssignRow, onAssigned: () => void): AssignForm {
  const { fields, button, changed, bodyOf } = useAssignFields([map]);
  const tellAssigned = useAssignedToast(map);
  // Not passed to `mutate`: in the detail pane this form is unmounted as soon as the list shows the holder.
  const assigning = useWrite('maps.assignMap', {
    success: ({ assignment }) => {
      tellAssigned(assignment!);
      onAssigned();
    },
  });
  return {
    fields,
    button,
    changed: changed && !assigning.isSuccess,
    submit: () => assigning.mutate({ body: bodyOf(map) }),
    pending: assigning.isPending,
    error: assigning.error,
  };
}
