/** Keeping the territory: its overview, foreign addresses, and what is printed (MAPS, ADDR-C7). */
import { foreignAddresses } from './foreign-addresses.ts';
import { territoryOverview } from './overview.ts';
import { territoryPaper } from './paper.ts';

export const territory = {
  ...territoryOverview,
  ...territoryPaper,
  ...foreignAddresses,
};
