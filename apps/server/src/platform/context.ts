/** A subject of Sheaf and the domains that belong to it. `app/contexts.ts` lists the contexts. */
import type { Domain } from '#platform/domain';

export interface Context {
  /** The name of its folder. */
  name: string;
  /** A context imports lower layers, and its own layer where no circle results. */
  layer: 1 | 2 | 3 | 4;
  /** What it is about, for the table of docs/architecture.md. */
  holds: string;
  domains: readonly Domain[];
}

export const defineContext = (context: Context): Context => context;
