/** Fields of an assignment when a map is assigned or reassigned (ASSIGN-S5, ASSIGN-R10). */
import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import { type Campaign, campaigns, hasCampaignName } from '@sheaf/rules/territory/maps/campaign';
import { typedText } from '@sheaf/rules/text/text-lines';
import { useTexts } from '#platform/texts.ts';
import { SwitchRow } from '#ui/switch-row.tsx';

export interface AssignValues {
  personal: boolean;
  campaign: Campaign;
  name: string;
}

/** Sends a name for a custom campaign only. */
export const assignBodyOf = ({ personal, campaign, name }: AssignValues) => ({
  personal,
  campaign: campaigns.encode(campaign),
  campaign_name: hasCampaignName(campaign) ? name : null,
});

interface FieldsProps {
  values: AssignValues;
  onChange: (change: Partial<AssignValues>) => void;
}

export function PersonalSwitch({ values, onChange }: FieldsProps) {
  const { t } = useTexts();
  return (
    <SwitchRow
      label={t('maps:assign.personal')}
      description={t('maps:assign.personalText')}
      checked={values.personal}
      onChange={(event) => onChange({ personal: event.currentTarget.checked })}
    />
  );
}

export function CampaignFields({ values, onChange }: FieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <NativeSelect
        label={t('maps:assign.campaign')}
        value={values.campaign}
        onChange={(event) => onChange({ campaign: event.currentTarget.value as Campaign })}
        data={campaigns.names.map((value) => ({
          value,
          label: t(`maps:assign.campaigns.${campaigns.encode(value)}`),
        }))}
      />
      {hasCampaignName(values.campaign) && (
        <TextInput
          label={t('maps:assign.campaignName')}
          value={values.name}
          maxLength={60}
          onChange={(event) => onChange({ name: typedText(event.currentTarget.value) })}
        />
      )}
    </>
  );
}
