/** Proposals to and from other congregations; those that wait for our answer are first (X-INVITE-SPEAKER). */
import { Button } from '@mantine/core';
import IconMailQuestion from '@tabler/icons-react/dist/esm/icons/IconMailQuestion.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { PageFooter } from '#ui/page-footer.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { AcceptSheet } from './accept-sheet.tsx';
import { CounterSheet } from './counter-sheet.tsx';
import { InvitationSheet } from './invitation-sheet.tsx';
import type { Proposal } from './proposal-labels.ts';
import { ProposalRow } from './proposal-row.tsx';
import { ProposalSheet } from './proposal-sheet.tsx';
import classes from './proposals.module.css';
import { SentSpeakerSheet } from './sent-speaker-sheet.tsx';
import { ShareSheet } from './share-sheet.tsx';

type OpenSheet = { what: 'counter' | 'share' | 'goes' | 'talk'; proposal: Proposal } | null;

const groupOf = ({ state, awaited }: Proposal): 'awaited' | 'asked' | 'settled' => {
  if (state !== 'open') return 'settled';
  return awaited ? 'awaited' : 'asked';
};

function Groups({ rows, onOpen }: { rows: readonly Proposal[]; onOpen: (open: OpenSheet) => void }) {
  const { t } = useTexts();
  return (['awaited', 'asked', 'settled'] as const).map((group) => {
    const own = rows.filter((row) => groupOf(row) === group);
    return (
      own.length > 0 && (
        <Section key={group} title={t(`proposals:${group}`)}>
          <Card>
            <ul className={classes.rows}>
              {own.map((proposal) => (
                <ProposalRow
                  key={proposal.id}
                  proposal={proposal}
                  onCounter={() => onOpen({ what: 'counter', proposal })}
                  onShare={() => onOpen({ what: 'share', proposal })}
                  onGoes={() => onOpen({ what: 'goes', proposal })}
                  onTalk={() => onOpen({ what: 'talk', proposal })}
                />
              ))}
            </ul>
          </Card>
        </Section>
      )
    );
  });
}

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

const schedulerOf = (group: number | null): string =>
  `/settings/public-scheduler/${group === null ? '' : `?group=${group}`}`;

/** The address opens the forms: from a congregation's profile for it, from an open weekend for its date. */
function useForms(onShare: (added: Proposal) => void) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const [offer, invite] = [search.get('congregation'), search.get('invite')];
  const navigate = useNavigate();
  const weekend = search.get('date');
  const group = numberOrNull(search.get('group') ?? '');
  const stay = (): void => setSearch({}, { replace: true });
  // Returns to the schedule of weekends if the form was opened from there.
  const onClose = weekend === null ? stay : () => void navigate(schedulerOf(group), { replace: true });
  const onAdded = (added: Proposal): void => {
    const mailed = added.sent.length > 0;
    toasts.show(
      t(mailed ? 'proposals:added' : 'proposals:addedUnsent', { congregation: added.congregation }),
    );
    if (mailed) {
      onClose();
      return;
    }
    stay();
    onShare(added);
  };
  return {
    onOffer: () => setSearch({ congregation: '' }, { replace: true }),
    onInvite: () => setSearch({ invite: '' }, { replace: true }),
    form:
      offer !== null ? (
        <ProposalSheet congregation={numberOrNull(offer)} {...{ onAdded, onClose }} />
      ) : (
        invite !== null && (
          <InvitationSheet
            congregation={numberOrNull(invite)}
            date={weekend ?? ''}
            {...{ group, onAdded, onClose }}
          />
        )
      ),
  };
}

export function ProposalsScreen() {
  const { t } = useTexts();
  const proposals = useRead('proposals.listProposals');
  const [open, setOpen] = useState<OpenSheet>(null);
  const close = (): void => setOpen(null);
  const { onOffer, onInvite, form } = useForms((proposal) => setOpen({ what: 'share', proposal }));
  return (
    <Page title={t('proposals:title')} line={t('proposals:menuText')} back>
      <QueryState
        query={proposals}
        skeleton={{ height: 96, count: 3 }}
        empty={{ icon: <IconMailQuestion aria-hidden="true" />, text: t('proposals:empty') }}
      >
        {(rows) => <Groups rows={rows} onOpen={setOpen} />}
      </QueryState>
      <PageFooter>
        <Button leftSection={<IconUserPlus aria-hidden="true" size={20} />} onClick={onInvite}>
          {t('proposals:invite')}
        </Button>
        <Button variant="default" leftSection={<IconSend aria-hidden="true" size={20} />} onClick={onOffer}>
          {t('proposals:add')}
        </Button>
      </PageFooter>
      {form}
      {open?.what === 'counter' && <CounterSheet proposal={open.proposal} onClose={close} />}
      {open?.what === 'goes' && <SentSpeakerSheet proposal={open.proposal} onClose={close} />}
      {open?.what === 'talk' && <AcceptSheet proposal={open.proposal} onClose={close} />}
      {open?.what === 'share' && <ShareSheet proposal={open.proposal} onClose={close} />}
    </Page>
  );
}
