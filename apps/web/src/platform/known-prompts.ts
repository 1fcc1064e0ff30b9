/** React context with the dashboard prompts of all domains, which the first paint needs. */
import { createContext } from 'react';
import type { DomainPrompt } from './domain.ts';

export const KnownPrompts = createContext<readonly DomainPrompt[]>([]);
