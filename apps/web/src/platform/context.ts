/** Type of a context on the web: a subject and its domains. `app/contexts.ts` lists all contexts. */
import type { WebDomain } from './domain.ts';

export interface WebContext {
  /** Name of its folder. */
  name: string;
  /** A context imports lower layers, and its own layer if no cycle results. */
  layer: 1 | 2 | 3 | 4;
  domains: readonly WebDomain[];
}

export const defineContext = (context: WebContext): WebContext => context;
