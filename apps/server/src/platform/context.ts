/** A context and its domains. `app/contexts.ts` lists the contexts. */
import type { Domain } from '#platform/domain';

export interface Context {
  name: string;
  /** A context imports lower layers, and its own layer if no cycle results. */
  layer: 1 | 2 | 3 | 4;
  /** Subject, for the table of docs/architecture.md. */
  holds: string;
  domains: readonly Domain[];
}

export const defineContext = (context: Context): Context => context;
