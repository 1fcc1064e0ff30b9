/** Says in which code page an older text file was read, so that wrong letters are noticed before the import. */
import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
import { useTexts } from '#platform/texts.ts';
import { Hint } from './page.tsx';

const names: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Windows-1252',
  'windows-1256': 'Windows-1256',
};

export function EncodingHint({ encoding }: { encoding: TextEncoding | null }) {
  const { t } = useTexts();
  if (encoding === null) return null;
  const told = { encoding: names[encoding] };
  const isLegacy = encoding.startsWith('windows-');
  return <Hint small>{t(isLegacy ? 'imports:encodingGuessed' : 'imports:encoding', told)}</Hint>;
}
