/** List of speakers as a PDF, with or without phone and e-mail (SPKR-L1). */
import { saveFile } from '#platform/save-file.ts';
import { useTexts } from '#platform/texts.ts';
import { SaveButton } from '#ui/save-button.tsx';
import type { Profile } from './directory-labels.ts';
import classes from './speakers.module.css';

export function SpeakerPapers({ profile: { id, speakers } }: { profile: Profile }) {
  const { t } = useTexts();
  const save = (contacts: 0 | 1) => () =>
    saveFile({
      location: `/reports/speakers?congregation_id=${id}&contacts=${contacts}`,
      name: contacts ? 'speakers-with-contacts.pdf' : 'speakers.pdf',
    });
  const busyLabel = t('speakers:list.preparing');
  const reached = speakers.some(({ email, phone }) => email !== null || phone !== null);
  return (
    <div className={classes.papers}>
      <SaveButton label={t('speakers:list.print')} busyLabel={busyLabel} onSave={save(0)} />
      {reached && (
        <SaveButton label={t('speakers:list.printContacts')} busyLabel={busyLabel} onSave={save(1)} />
      )}
    </div>
  );
}
