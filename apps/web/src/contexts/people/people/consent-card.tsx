/** Privacy consent: granted here after its prompt was dismissed, and withdrawn (AUTH-R21). */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAnswerPrivacy } from '#contexts/people/access/access.api.ts';
import { shortDate } from '#platform/dates.ts';
import { deviceName } from '#platform/device-name.ts';
import { useTexts } from '#platform/texts.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { Card, Section } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import { Question } from '#ui/question.tsx';
import type { Profile } from './people.queries.ts';

type Consent = NonNullable<Profile['privacy_consent']>;
type Answer = ReturnType<typeof useAnswerPrivacy>;

function GivenConsent({ consent, answer }: { consent: Consent; answer: Answer }) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p>
        {t('people:profile.privacy.given', {
          date: shortDate(consent.created_at),
          device: deviceName(consent.device),
        })}
      </p>
      <ButtonRow>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('people:profile.privacy.withdraw')}
        </Button>
      </ButtonRow>
      {asking && (
        <Question
          title={t('people:profile.privacy.withdraw')}
          text={t('people:profile.privacy.withdrawText')}
          labels={{
            confirm: t('people:profile.privacy.withdraw'),
            cancel: t('shell:cancel'),
            close: t('shell:close'),
          }}
          error={answer.error}
          pending={answer.isPending}
          onConfirm={() => answer.mutate(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Missing({ answer }: { answer: Answer }) {
  const { t } = useTexts();
  return (
    <>
      <p>{t('shell:privacy.text')}</p>
      <Hint small>{t('people:profile.privacy.none')}</Hint>
      <FailureNotice error={answer.error} />
      <ButtonRow>
        <Button variant="light" loading={answer.isPending} onClick={() => answer.mutate(true)}>
          {t('shell:privacy.accept')}
        </Button>
      </ButtonRow>
    </>
  );
}

export function ConsentCard({ consent }: { consent: Profile['privacy_consent'] }) {
  const { t } = useTexts();
  const answer = useAnswerPrivacy();
  return (
    <Section title={t('people:profile.privacy.title')}>
      <Card>
        <CardBody>
          {consent ? <GivenConsent consent={consent} answer={answer} /> : <Missing answer={answer} />}
        </CardBody>
      </Card>
    </Section>
  );
}
