/** X-INVITE-SPEAKER: what we proposed to other congregations and they to us; what waits for us stands first. */
import { Button } from '@mantine/core';
import IconMailQuestion from '@tabler/icons-react/dist/esm/icons/IconMailQuestion.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { Card, Section } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PageFooter } from '../../ui/page-footer.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { CounterSheet } from './counter-sheet.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { ProposalSheet } from './proposal-sheet.tsx';
import type { Proposal } from './proposal-words.ts';
import classes from './proposals.module.css';
import { ShareSheet } from './share-sheet.tsx';

type Open = { what: 'counter' | 'share'; proposal: Proposal } | null;

const groupOf = ({ state, awaited }: Proposal): 'awaited' | 'asked' | 'settled' => {
  if (state !== 'open') return 'settled';
  return awaited ? 'awaited' : 'asked';
};

function Groups({ rows, onOpen }: { rows: readonly Proposal[]; onOpen: (open: Open) => void }) {
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
                />
              ))}
            </ul>
          </Card>
        </Section>
      )
    );
  });
}

export function ProposalsScreen() {
  const { t } = useTexts();
  const proposals = useRead('proposals.listProposals');
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  // From the profile of a congregation the form opens for it.
  const wanted = search.get('congregation');
  const add = (congregation: string) => setSearch({ congregation }, { replace: true });
  const onAdded = (added: Proposal): void => {
    setSearch({}, { replace: true });
    if (added.sent.length === 0) setOpen({ what: 'share', proposal: added });
  };
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
        <Button fullWidth leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => add('')}>
          {t('proposals:add')}
        </Button>
      </PageFooter>
      {wanted !== null && (
        <ProposalSheet
          congregation={wanted === '' ? null : Number(wanted)}
          onAdded={onAdded}
          onClose={() => setSearch({}, { replace: true })}
        />
      )}
      {open?.what === 'counter' && <CounterSheet proposal={open.proposal} onClose={close} />}
      {open?.what === 'share' && <ShareSheet proposal={open.proposal} onClose={close} />}
    </Page>
  );
}
