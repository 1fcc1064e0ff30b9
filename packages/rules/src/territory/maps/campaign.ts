/** The occasion that a map is worked for (ASSIGN-D3). */
import { type NameOf, wireCode } from '../../wire-code.ts';

export const campaigns = wireCode({ none: 0, memorial: 1, convention: 2, custom: 3 });
export type Campaign = NameOf<typeof campaigns>;

/** ASSIGN-R10: only a campaign of the congregation's own has a name. */
export const hasCampaignName = (campaign: Campaign): boolean => campaign === 'custom';
