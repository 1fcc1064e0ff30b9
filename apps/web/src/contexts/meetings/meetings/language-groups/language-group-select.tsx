/** Chooses the meetings of the whole congregation or of a language group. Renders nothing without groups. */
import { NativeSelect } from '@mantine/core';
import { memo } from 'react';
import '@mantine/core/styles/Input.css';
import { useTexts } from '#platform/texts.ts';
import { useLanguageGroups } from './language-groups.queries.ts';

interface LanguageGroupSelectProps {
  value: number | null;
  onChange: (group: number | null) => void;
  className?: string | undefined;
}

/** Memoised, so that it does not render with every week. */
export const LanguageGroupSelect = memo(function LanguageGroupSelect({
  value,
  onChange,
  className,
}: LanguageGroupSelectProps) {
  const { t } = useTexts();
  const groups = (useLanguageGroups().data ?? []).filter(({ active, id }) => active || id === value);
  if (groups.length === 0) return null;
  return (
    <NativeSelect
      className={className}
      label={t('meetings:groups.whose')}
      value={String(value ?? '')}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
      data={[
        { value: '', label: t('meetings:groups.everybody') },
        ...groups.map(({ id, label }) => ({ value: String(id), label })),
      ]}
    />
  );
});
