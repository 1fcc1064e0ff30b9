import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { presentPartners } from '#contexts/meetings/speakers/present-partners';
import type { Handler } from '#platform/handle';

/** SPKR-P1. */
export const listPartners = ({ tenant }: Handler<typeof operations.listPartners>) => presentPartners(tenant);
