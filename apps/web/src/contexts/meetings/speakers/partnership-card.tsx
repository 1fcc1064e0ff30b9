/** Partnership with a congregation that uses Sheaf: its status, and a button to request it (SPKR-P1). */
import { Button } from '@mantine/core';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import type { Profile } from './directory-labels.ts';
import classes from './speakers.module.css';

/**
 * Action of the button by status: withdrawing a request, declining one and ending a partnership use one
 * operation.
 */
const ends = { partner: 'end', asked: 'takeBack', asks: 'confirm', none: 'ask' } as const;

export function PartnershipCard({ profile: { id, name, partnership } }: { profile: Profile }) {
  const { t } = useTexts();
  const known = useRead('speakers.listPartners').data?.partners.find((one) => one.congregation_id === id);
  const ask = useWrite('speakers.askPartner', {
    success: () =>
      toasts.show(t(partnership === 'asks' ? 'speakers:partner.confirmed' : 'speakers:partner.sent')),
  });
  const end = useWrite('speakers.endPartner', { success: () => toasts.show(t('speakers:partner.ended')) });
  if (partnership === 'own' || partnership === 'kept') return null;
  const onError = ({ message }: Error): void => toasts.show(message);
  const begins = partnership === 'none' || partnership === 'asks';
  return (
    <Section title={t('speakers:partner.title')}>
      <Card>
        <ListRow
          icon={<IconHeartHandshake aria-hidden="true" />}
          title={t(`speakers:partner.state.${partnership}`)}
          line={t('speakers:partner.text', { name })}
        />
        <div className={classes.act}>
          <Button
            fullWidth
            variant={begins ? 'filled' : 'default'}
            loading={ask.isPending || end.isPending}
            onClick={() =>
              begins
                ? ask.mutate({ body: { congregation_id: id } }, { onError })
                : known && end.mutate({ params: { id: known.id } }, { onError })
            }
          >
            {t(`speakers:partner.${ends[partnership]}`)}
          </Button>
        </div>
      </Card>
    </Section>
  );
}
