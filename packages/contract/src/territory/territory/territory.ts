import { foreignAddresses } from './foreign-addresses.ts';
import { territoryOverview } from './overview.ts';
import { territoryPaper } from './paper.ts';

export const territory = {
  ...territoryOverview,
  ...territoryPaper,
  ...foreignAddresses,
};
