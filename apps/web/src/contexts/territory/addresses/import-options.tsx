/** Options of the import of an address list: size of a map, and meaning of several lines of one house. */
import { NativeSelect, NumberInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/NumberInput.css';
import type { HyphenMeaning } from '@sheaf/rules/territory/addresses/house-suffix';
import { useTexts } from '#platform/texts.ts';
import { HyphenChoice } from '#ui/hyphen-choice.tsx';
import type { ListReport, SameNumber } from './import-report.tsx';

export interface ImportOptionsProps {
  size: number;
  sameNumber: SameNumber;
  report: ListReport | null;
  disabled: boolean;
  error: string | undefined;
  onSize: (size: number) => void;
  onSameNumber: (choice: SameNumber) => void;
  onHyphen: (meaning: HyphenMeaning) => void;
}

export function ImportOptions(props: ImportOptionsProps) {
  const { t } = useTexts();
  const { size, sameNumber, report, disabled, error } = props;
  const several = report?.same_number;
  return (
    <>
      <NumberInput
        label={t('addresses:import.size')}
        description={t('addresses:import.sizeHint')}
        value={size}
        min={20}
        max={2000}
        step={20}
        hideControls
        inputMode="numeric"
        disabled={disabled}
        onChange={(value) => props.onSize(Number(value))}
        error={error}
      />
      {several && several.houses > 0 && (
        <NativeSelect
          label={t('addresses:import.sameNumber', several)}
          description={t('addresses:import.sameNumberHint')}
          value={sameNumber}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) => props.onSameNumber(value === 'once' ? 'once' : 'units')}
          data={[
            { value: 'units', label: t('addresses:import.asUnits', several) },
            { value: 'once', label: t('addresses:import.once', several) },
          ]}
        />
      )}
      {report && <HyphenChoice {...report.hyphened} disabled={disabled} onChange={props.onHyphen} />}
    </>
  );
}
