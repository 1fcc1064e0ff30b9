/** TERR-R40: choice for a file that spells one number in several ways. */
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { type SpellingChoice, spellingChoices } from '@sheaf/rules/territory/territory-import/map-numbers';
import { joinTexts, useTexts } from '#platform/texts.ts';

interface AlikeChoiceProps {
  alike: readonly (readonly string[])[];
  choice: SpellingChoice | undefined;
  disabled: boolean;
  onChange: (choice: SpellingChoice) => void;
}

const mostNamed = 10;

export function AlikeChoice({ alike, choice, disabled, onChange }: AlikeChoiceProps) {
  const { t } = useTexts();
  if (alike.length === 0) return null;
  const numbers = joinTexts(alike.slice(0, mostNamed).map((spelled) => spelled.join(' = ')));
  return (
    <NativeSelect
      label={<bdi>{t('imports:alike.label', { numbers })}</bdi>}
      value={choice ?? ''}
      disabled={disabled}
      data={[
        { value: '', label: t('imports:alike.ask') },
        ...spellingChoices.map((value) => ({ value, label: t(`imports:alike.${value}`) })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = spellingChoices.find((one) => one === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
