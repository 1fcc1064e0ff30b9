/** Switch to send the link by e-mail instead of sharing it. */
import { useTexts } from '#platform/texts.ts';
import type { FieldProps } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';

export function MailSwitch({ value, onChange }: FieldProps<boolean>) {
  const { t } = useTexts();
  return (
    <SwitchRow
      label={t('proposals:form.mail')}
      description={t('proposals:form.mailText')}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
