/** What an entry of the menu says and where it leads, with its permission, its module and the places that have it. */
import type { MenuGate } from '@sheaf/rules/congregations/modules';
import type IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';

export interface MenuEntry extends MenuGate {
  to: string;
  Icon: typeof IconMap2;
  /** Keys of phrases. */
  title: string;
  line: string;
  /** Only where Sheaf is tried out. */
  development?: true;
  /** Only in congregations that keep the translations (I18N-R1). */
  translating?: true;
}

export interface MenuSection {
  title: string;
  entries: readonly MenuEntry[];
}
