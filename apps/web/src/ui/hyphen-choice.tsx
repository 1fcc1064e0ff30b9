/** Choice for an import: whether house numbers such as 12-14 are ranges. */
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { type HyphenMeaning, hyphenMeanings } from '@sheaf/rules/territory/addresses/house-suffix';
import { useTexts } from '#platform/texts.ts';

interface HyphenChoiceProps {
  lines: number;
  meaning: HyphenMeaning;
  disabled: boolean;
  onChange: (meaning: HyphenMeaning) => void;
}

export function HyphenChoice({ lines, meaning, disabled, onChange }: HyphenChoiceProps) {
  const { t } = useTexts();
  if (lines === 0) return null;
  return (
    <NativeSelect
      label={t('imports:hyphen.label', { count: lines })}
      value={meaning}
      disabled={disabled}
      data={hyphenMeanings.map((value) => ({ value, label: t(`imports:hyphen.${value}`) }))}
      onChange={({ currentTarget }) => {
        const chosen = hyphenMeanings.find((one) => one === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
