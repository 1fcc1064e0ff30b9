/** The occasion for which a map is worked (ASSIGN-D3). */
import { type NameOf, wireCode } from '../../wire-code.ts';

export const campaigns = wireCode({ none: 0, memorial: 1, convention: 2, custom: 3 });
export type Campaign = NameOf<typeof campaigns>;

/** ASSIGN-R10: only the congregation's own campaign has a name. */
export const hasCampaignName = (campaign: Campaign): boolean => campaign === 'custom';
