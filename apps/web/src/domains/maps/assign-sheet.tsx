/** ASSIGN-S4, ASSIGN-S5: gives a map out. What does not apply is not asked (ASSIGN-R9, ASSIGN-R10). */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import { type Campaign, campaigns, hasCampaignName } from '@sheaf/rules/maps/campaign';
import { isOpenType, mapTypes } from '@sheaf/rules/maps/map-type';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import type { AssignRow } from './map-words.ts';
import { type ChosenPerson, PersonChooser } from './person-chooser.tsx';
import { useAssignedToast } from './use-assigned-toast.ts';

export interface AssignSheetProps {
  map: AssignRow;
  onAssigned: () => void;
  onClose: () => void;
}

export function AssignSheet({ map, onAssigned, onClose }: AssignSheetProps) {
  const { t } = useTexts();
  const assigning = useWrite('maps.assignMap');
  const [personal, setPersonal] = useState(false);
  const [chosen, setChosen] = useState<ChosenPerson | null>(null);
  const [campaign, setCampaign] = useState<Campaign>('none');
  const [name, setName] = useState('');
  const asksPerson = personal || !isOpenType(mapTypes.decode(map.type_id));
  const tellAssigned = useAssignedToast(map);
  const submit = (): void =>
    assigning.mutate(
      {
        body: {
          id: map.id,
          personal,
          user: asksPerson ? (chosen?.id ?? null) : null,
          campaign: campaigns.encode(campaign),
          campaign_name: hasCampaignName(campaign) ? name : null,
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
      <SwitchRow
        label={t('maps:assign.personal')}
        description={t('maps:assign.personalText')}
        checked={personal}
        onChange={(event) => setPersonal(event.currentTarget.checked)}
      />
      {asksPerson && <PersonChooser label={t('maps:assign.to')} chosen={chosen} onChoose={setChosen} />}
      <NativeSelect
        label={t('maps:assign.campaign')}
        value={campaign}
        onChange={(event) => setCampaign(event.currentTarget.value as Campaign)}
        data={campaigns.names.map((value) => ({
          value,
          label: t(`maps:assign.campaigns.${campaigns.encode(value)}`),
        }))}
      />
      {hasCampaignName(campaign) && (
        <TextInput
          label={t('maps:assign.campaignName')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
    </Sheet>
  );
}
