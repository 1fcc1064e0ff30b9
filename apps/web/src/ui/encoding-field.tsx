/** Text encoding of a file; the person chooses another one if letters are wrong (IMPORT-R22). */
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { type TextEncoding, textEncodings } from '@sheaf/rules/files/text-encoding';
import { useTexts } from '#platform/texts.ts';

const names: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Windows-1252',
  'windows-1256': 'Windows-1256',
};

export interface EncodingFieldProps {
  /** Null for a file that is not plain text. */
  encoding: TextEncoding | null;
  disabled: boolean;
  onChoose: (encoding: TextEncoding) => void;
}

export function EncodingField({ encoding, disabled, onChoose }: EncodingFieldProps) {
  const { t } = useTexts();
  if (encoding === null) return null;
  return (
    <NativeSelect
      label={t('imports:encoding')}
      description={t('imports:encodingHint')}
      value={encoding}
      disabled={disabled}
      data={textEncodings.map((value) => ({ value, label: names[value] }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = textEncodings.find((one) => one === value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
