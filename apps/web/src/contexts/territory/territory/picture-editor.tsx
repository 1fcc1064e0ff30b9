/** MAPS-O11: the picture of a map, with a preview and an upload progress for a new one. */

import { Button } from '@mantine/core';
import { hasPicture, mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { useEffect, useState } from 'react';
import { fieldErrors } from '#platform/field-errors.ts';
import { usePicture } from '#platform/pictures.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { FileField } from '#ui/file-field.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { Said } from '#ui/said.tsx';
import type { MapDetails } from './map-values.ts';
import classes from './territory.module.css';

const mostBytes = 10_485_760;

function usePreview(file: File | null): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setSource(null);
    const made = URL.createObjectURL(file);
    setSource(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return source;
}

function Current({ map }: { map: MapDetails }) {
  const { t } = useTexts();
  const picture = usePicture(map.picture ?? undefined);
  if (!map.picture) return <Hint>{t('territory:picture.none')}</Hint>;
  if (picture.state === 'failed') return <ErrorNotice>{t('shell:failed')}</ErrorNotice>;
  if (picture.state === 'loading') return null;
  return (
    <img
      className={classes.picture}
      src={picture.source}
      alt={t('territory:picture.current', { number: map.number })}
    />
  );
}

function Upload({ map }: { map: MapDetails }) {
  const { t } = useTexts();
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState(0);
  // A new field each time, because a file input cannot be cleared otherwise.
  const [rotations, setRotations] = useState(0);
  const upload = useWrite('maps.uploadMapPicture', { progress: setPercent });
  const preview = usePreview(file);
  const tooLarge = file !== null && file.size > mostBytes;
  const send = (chosen: File): void => {
    setPercent(0);
    const empty = (): void => {
      setFile(null);
      setRotations((now) => now + 1);
    };
    upload.mutate({ params: { id: map.id }, file: chosen }, { onSuccess: empty });
  };
  return (
    <>
      <FileField
        key={rotations}
        label={t(map.picture ? 'territory:picture.replace' : 'territory:picture.choose')}
        accept="image/*"
        disabled={upload.isPending}
        onChoose={([chosen]) => {
          upload.reset();
          setFile(chosen ?? null);
        }}
      />
      {preview && <img className={classes.picture} src={preview} alt={t('territory:picture.preview')} />}
      {tooLarge && <ErrorNotice>{t('territory:picture.tooLarge')}</ErrorNotice>}
      {upload.isPending && (
        <label>
          {t('territory:picture.uploading', { percent })}
          <progress className={classes.progress} max={100} value={percent} />
        </label>
      )}
      {upload.error && (
        <ErrorNotice>
          {fieldErrors(upload.error)('file') ?? (upload.error.message || t('shell:failed'))}
        </ErrorNotice>
      )}
      {upload.isSuccess && !file && <Said>{t('territory:picture.done')}</Said>}
      {file && !tooLarge && (
        <Button variant="light" loading={upload.isPending} onClick={() => send(file)}>
          {t('territory:picture.upload')}
        </Button>
      )}
    </>
  );
}

export function PictureEditor({ map }: { map: MapDetails }) {
  const { t } = useTexts();
  const permits = usePermits();
  return (
    <Section title={t('territory:picture.title')}>
      <Card>
        <div className={classes.form}>
          {hasPicture(mapTypes.decode(map.type_id)) ? (
            <Current map={map} />
          ) : (
            <Hint>{t('territory:picture.notForType')}</Hint>
          )}
          {hasPicture(mapTypes.decode(map.type_id)) && permits.has('settings.maps.edit') && (
            <Upload map={map} />
          )}
        </div>
      </Card>
    </Section>
  );
}
