/** The prompts that domains bring, as the dashboard walks them; every phone needs them for its first paint. */
import { createContext } from 'react';
import type { DomainPrompt } from './domain.ts';

export const KnownPrompts = createContext<readonly DomainPrompt[]>([]);
