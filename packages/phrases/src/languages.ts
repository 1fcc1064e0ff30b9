/** All phrases by language and domain. English is the type of the other languages. */
import { problems } from './en/problems.ts';

export const languages = {
  en: { problems },
};
