/** Text field for talk numbers; an invalid one shows an error after an attempt to send. */
import { readOutlines } from '@sheaf/rules/meetings/speakers/outline-text';
import { useTexts } from '#platform/texts.ts';
import { TextField } from '#ui/form/text-field.tsx';
import type { FieldProps } from '#ui/form/use-record-form.ts';

interface TalksProps extends FieldProps<string> {
  label: string;
  description: string;
  tried: boolean;
}

export function TalksField({ tried, error, ...field }: TalksProps) {
  const { t } = useTexts();
  const isWrong = tried && readOutlines(field.value).unknown.length > 0;
  return <TextField {...field} error={isWrong ? t('proposals:form.talksWrong') : error} dir="ltr" />;
}
