/** Languages by their own names, so that people find theirs on a page they cannot read. */
import { Button } from '@mantine/core';
import { languageCodes, languageManner } from '@sheaf/phrases/spoken-languages';
import { chooseLanguage } from '#platform/language.ts';
import { useTexts } from '#platform/texts.ts';
import classes from './splash.module.css';

export function LanguageChoice() {
  const { t, lang } = useTexts();
  return (
    <fieldset className={classes.languages}>
      <legend className={classes.hint}>{t('access:language')}</legend>
      {[...new Set([...languageCodes, lang])].map((code) => (
        <Button
          key={code}
          lang={code}
          variant={code === lang ? 'light' : 'default'}
          aria-pressed={code === lang}
          onClick={() => void chooseLanguage(code)}
        >
          {languageManner(code).name}
        </Button>
      ))}
    </fieldset>
  );
}
