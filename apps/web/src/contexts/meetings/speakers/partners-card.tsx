/** Congregations that request a partnership, answered with one press. */
import { Button } from '@mantine/core';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import type { Reply } from '#platform/api.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';

type Partner = Reply<'speakers.listPartners'>['partners'][number];

export function PartnersCard({ partners }: { partners: readonly Partner[] }) {
  const { t } = useTexts();
  const asking = partners.filter(({ state }) => state === 'asks');
  const confirm = useWrite('speakers.confirmPartner', {
    success: () => toasts.show(t('speakers:partner.confirmed')),
  });
  const decline = useWrite('speakers.endPartner', {
    success: () => toasts.show(t('speakers:partner.declined')),
  });
  const onError = ({ message }: Error): void => toasts.show(message);
  if (asking.length === 0) return null;
  return (
    <Section title={t('speakers:partner.requests')}>
      {asking.map(({ id, congregation }) => (
        <Card key={id} padded>
          <ListRow
            icon={<IconHeartHandshake aria-hidden="true" />}
            title={<bdi>{congregation}</bdi>}
            line={t('speakers:partner.asks')}
          />
          <ButtonRow>
            <Button variant="default" onClick={() => decline.mutate({ params: { id } }, { onError })}>
              {t('speakers:partner.decline')}
            </Button>
            <Button
              onClick={() => confirm.mutate({ params: { id }, body: { confirmed: true } }, { onError })}
            >
              {t('speakers:partner.confirm')}
            </Button>
          </ButtonRow>
        </Card>
      ))}
    </Section>
  );
}
