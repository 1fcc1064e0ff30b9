/** Passkeys of the person, and a button to add one for this device (AUTH-R15). */
import { Button } from '@mantine/core';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed, call, newKey, type Reply } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { deviceName } from '#platform/device-name.ts';
import { refreshAfter } from '#platform/queries.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Said } from '#ui/said.tsx';
import { isKnownHere, makePasskey, passkeysWork } from './passkey.ts';

type Passkey = Reply<'access.listPasskeys'>[number];

function Rows({ list, onRemove }: { list: Passkey[]; onRemove: (passkey: Passkey) => void }) {
  const { t } = useTexts();
  return list.map((passkey) => {
    const date = shortDate(passkey.created_at);
    const device = deviceName(passkey.device);
    return (
      <ListRow
        key={passkey.id}
        icon={<IconFingerprint aria-hidden="true" />}
        title={<bdi>{device}</bdi>}
        line={
          passkey.last_used_at
            ? t('access:passkeys.used', { date, used: shortDate(passkey.last_used_at) })
            : t('access:passkeys.made', { date })
        }
        trailing={
          <Button
            variant="default"
            aria-label={t('access:passkeys.removeOne', { device })}
            onClick={() => onRemove(passkey)}
          >
            {t('access:passkeys.remove')}
          </Button>
        }
      />
    );
  });
}

function AddPasskey() {
  const { t } = useTexts();
  // Every attempt creates another passkey, so each has its own idempotency key.
  const adding = useMutation({
    mutationFn: async () => {
      const body = await makePasskey(await call('access.beginPasskey'));
      return call('access.addPasskey', { body, key: newKey() });
    },
    onSettled: () => refreshAfter('access.addPasskey'),
  });
  if (!passkeysWork()) return <Hint small>{t('access:passkeys.unable')}</Hint>;
  const why = (error: Error): string => {
    if (error instanceof CallFailed) return error.problem.message || t('shell:failed');
    return t(isKnownHere(error) ? 'access:passkeys.known' : 'access:passkeys.given');
  };
  return (
    <>
      {adding.error && <ErrorNotice>{why(adding.error)}</ErrorNotice>}
      {adding.isSuccess && <Said>{t('access:passkeys.added')}</Said>}
      <Button variant="light" loading={adding.isPending} onClick={() => adding.mutate()}>
        {t('access:passkeys.add')}
      </Button>
    </>
  );
}

export function PasskeysCard() {
  const { t } = useTexts();
  const list = useRead('access.listPasskeys');
  const removal = useWrite('access.removePasskey');
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  return (
    <Section title={t('access:passkeys.title')}>
      <Card>
        <CardBody>
          <p>{t('access:passkeys.text')}</p>
        </CardBody>
        <QueryState query={list} skeleton={{ height: 60 }}>
          {(passkeys) =>
            passkeys.length === 0 ? (
              <CardBody>
                <Hint small>{t('access:passkeys.none')}</Hint>
              </CardBody>
            ) : (
              <Rows list={passkeys} onRemove={setLeaving} />
            )
          }
        </QueryState>
        <CardBody>
          <AddPasskey />
        </CardBody>
      </Card>
      {leaving && (
        <DeleteQuestion
          title={t('access:passkeys.question')}
          text={t('access:passkeys.questionText', { device: deviceName(leaving.device) })}
          verb={t('access:passkeys.remove')}
          removal={removal}
          given={{ params: { id: leaving.id } }}
          onClose={() => setLeaving(null)}
        />
      )}
    </Section>
  );
}
