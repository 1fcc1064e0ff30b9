/** A subject of Sheaf and its domains on the web. `app/contexts.ts` lists the contexts. */
import type { WebDomain } from './domain.ts';

export interface WebContext {
  /** The name of its folder. */
  name: string;
  /** A context imports lower layers, and its own layer where no circle results. */
  layer: 1 | 2 | 3 | 4;
  domains: readonly WebDomain[];
}

export const defineContext = (context: WebContext): WebContext => context;
