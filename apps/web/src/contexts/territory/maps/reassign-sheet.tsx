/** ASSIGN-S4, ASSIGN-S5, ASSIGN-C2: reassigns a map, and sets its personal mark and campaign again. */
import { Button } from '@mantine/core';
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import { useState } from 'react';
import { discardLabels, useTexts } from '#platform/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { type AssignValues, assignBodyOf, CampaignFields, PersonalSwitch } from './assign-fields.tsx';
import type { AssignRow } from './map-labels.ts';
import { type ChosenPerson, PersonChooser } from './person-chooser.tsx';
import { useHandOff } from './use-hand-off.ts';
import { useHoldingsLine } from './use-holdings-line.ts';

export function ReassignSheet({ map, onClose }: { map: AssignRow; onClose: () => void }) {
  const { t } = useTexts();
  const reassigning = useHandOff();
  const lines = useHoldingsLine();
  const assignment = map.assignment!;
  const [chosen, setChosen] = useState<ChosenPerson | null>(null);
  const [values, setValues] = useState<AssignValues>({
    personal: assignment.personal,
    campaign: campaigns.decode(map.campaign),
    name: map.campaign_name ?? '',
  });
  const change = (some: Partial<AssignValues>): void => setValues((now) => ({ ...now, ...some }));
  const submit = (): void => {
    if (!chosen) return;
    const body = { id: map.id, assignment_id: assignment.id, user: chosen.id, ...assignBodyOf(values) };
    reassigning.mutate({ body }, { onSuccess: onClose });
  };
  return (
    <Sheet
      opened
      title={t('maps:assign.reassignLabel', { number: map.number })}
      closeLabel={t('shell:close')}
      discard={discardLabels(t)}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <FailureNotice error={reassigning.error} />
          <Button type="submit" disabled={!chosen} loading={reassigning.isPending}>
            {chosen ? t('maps:handOff.reassignButton', { name: chosen.name }) : t('maps:handOff.choose')}
          </Button>
        </>
      }
    >
      <PersonalSwitch values={values} onChange={change} />
      <PersonChooser
        label={t('maps:handOff.person')}
        except={assignment.user?.id ?? undefined}
        chosen={chosen}
        onChoose={setChosen}
        lines={lines}
      />
      <CampaignFields values={values} onChange={change} />
    </Sheet>
  );
}
