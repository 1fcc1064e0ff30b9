import type { Arabic } from '../arabic-forms.ts';
import type { imports as english } from '../en/imports.ts';
import { territoryImport } from './territory-import.ts';

export const imports: Arabic<typeof english> = {
  section: 'الاستيراد',
  ...territoryImport,
};
