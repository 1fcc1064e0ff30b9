/** Sheet with the folders of the board, which are saved together. */
import { Button } from '@mantine/core';
import { mostFolders } from '@sheaf/rules/noticeboard/notice-file';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTexts } from '#platform/texts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import type { Folder } from './notice-labels.ts';
import classes from './noticeboard.module.css';

interface EditedFolder {
  /** Null for a new folder. */
  id: number | null;
  label: string;
}

const movedUp = (folders: readonly EditedFolder[], index: number): EditedFolder[] => [
  ...folders.slice(0, index - 1),
  folders[index]!,
  folders[index - 1]!,
  ...folders.slice(index + 1),
];

const longestLabel = 60;

interface FolderRowProps {
  number: number;
  label: string;
  onLabel: (label: string) => void;
  onUp: () => void;
  onRemove: () => void;
}

function FolderRow({ number, label, onLabel, onUp, onRemove }: FolderRowProps) {
  const { t } = useTexts();
  return (
    <div className={classes.folderRow}>
      <TextField
        label={t('noticeboard:folder.name', { number })}
        value={label}
        onChange={onLabel}
        error={undefined}
        required
        least={1}
        most={longestLabel}
      />
      <IconButton label={t('noticeboard:folder.up', { number })} disabled={number === 1} onClick={onUp}>
        <IconArrowUp aria-hidden="true" size={20} />
      </IconButton>
      <IconButton label={t('noticeboard:folder.remove', { number })} onClick={onRemove}>
        <IconTrash aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
}

export function FoldersSheet({ folders, onClose }: { folders: readonly Folder[]; onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'noticeboard.saveFolders',
    row: null,
    valuesOf: () => ({ folders: folders.map(({ id, label }): EditedFolder => ({ id, label })) }),
    bodyOf: ({ folders: edited }) =>
      edited.some(({ label }) => label.trim() === '') ? null : { folders: edited },
    sendsBlank: true,
    onSaved: onClose,
  });
  const { values, set, field } = form;
  const change = (next: EditedFolder[]): void => set({ folders: next });
  const { error } = field('folders');
  return (
    <RecordSheet form={form} title={t('noticeboard:folder.edit')} onClose={onClose}>
      <Hint>{t('noticeboard:folder.text')}</Hint>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {values.folders.map((folder, index) => (
        <FolderRow
          key={folder.id ?? `new ${index}`}
          number={index + 1}
          label={folder.label}
          onLabel={(label) =>
            change(values.folders.map((one, at) => (at === index ? { ...one, label } : one)))
          }
          onUp={() => change(movedUp(values.folders, index))}
          onRemove={() => change(values.folders.filter((_, at) => at !== index))}
        />
      ))}
      {values.folders.length < mostFolders && (
        <Button
          variant="default"
          leftSection={<IconPlus aria-hidden="true" size={20} />}
          onClick={() => change([...values.folders, { id: null, label: '' }])}
        >
          {t('noticeboard:folder.add')}
        </Button>
      )}
    </RecordSheet>
  );
}
