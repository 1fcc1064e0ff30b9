/** All phrases by language and domain. English is the type of the other languages. */
import { access } from './en/access.ts';
import { addresses } from './en/addresses.ts';
import { maps } from './en/maps.ts';
import { people } from './en/people.ts';
import { problems } from './en/problems.ts';
import { shell } from './en/shell.ts';
import { sync } from './en/sync.ts';
import { territory } from './en/territory.ts';

export const languages = {
  en: { access, addresses, maps, people, problems, shell, sync, territory },
};

export type Phrases = (typeof languages)['en'];
