/** What this domain brings to the web. Field service groups and their meetings. */
import { defineDomain } from '../../platform/domain.ts';

export const serviceDomain = defineDomain({ name: 'service' });
