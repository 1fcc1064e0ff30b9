/** Languages by their own names, so that people find theirs on a page they cannot read. */
import { languageCodes, languageManner } from '@sheaf/phrases/spoken-languages';
import { chooseLanguage } from '#platform/language.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionButton } from '#ui/action-button.tsx';
import classes from './splash.module.css';

export function LanguageChoice() {
  const { t, lang } = useTexts();
  return (
    <fieldset className={classes.languages}>
      <legend className={classes.hint}>{t('access:language')}</legend>
      {[...new Set([...languageCodes, lang])].map((code) => (
        <ActionButton
          key={code}
          lang={code}
          variant={code === lang ? 'light' : 'default'}
          pressed={code === lang}
          onClick={() => void chooseLanguage(code)}
        >
          {languageManner(code).name}
        </ActionButton>
      ))}
    </fieldset>
  );
}
