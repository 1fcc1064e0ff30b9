/** Language groups with meetings of their own (X-LANG-GROUP). */
import { Button } from '@mantine/core';
import { languageName } from '@sheaf/rules/territory/territory/language-code';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint, Page, Tools } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import { meetingTime } from '../weekly-time-fields.tsx';
import { LanguageGroupSheet } from './language-group-sheet.tsx';
import { type LanguageGroup, useLanguageGroups } from './language-groups.queries.ts';

function DeleteGroup({ group, onClose }: { group: LanguageGroup; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('meetings:groups.deleteTitle')}
      text={t('meetings:groups.deleteText')}
      removal={useWrite('meetings.deleteLanguageGroup')}
      given={{ params: { id: group.id } }}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{group.label}</bdi>
        </strong>
      </p>
    </DeleteQuestion>
  );
}

function useLine() {
  const { t, lang } = useTexts();
  return (group: LanguageGroup): string => {
    const language = languageName(group.lang, lang);
    if (!group.active) return t('meetings:groups.none', { language });
    return t('meetings:groups.line', {
      language,
      midweek: meetingTime(group.clam_day, group.clam_start_time),
      weekend: meetingTime(group.public_day, group.public_start_time),
    });
  };
}

export function LanguageGroupsScreen() {
  const { t } = useTexts();
  const lineOf = useLine();
  const groups = useLanguageGroups();
  const [editing, setEditing] = useState<LanguageGroup | 'new' | null>(null);
  const [leaving, setLeaving] = useState<LanguageGroup | null>(null);
  return (
    <Page title={t('meetings:groups.title')} back>
      <Hint>{t('meetings:groups.text')}</Hint>
      <Tools>
        <Button leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => setEditing('new')}>
          {t('meetings:groups.add')}
        </Button>
      </Tools>
      <QueryState
        query={groups}
        skeleton={{ height: 60, count: 2 }}
        empty={{ icon: <IconLanguage aria-hidden="true" />, text: t('meetings:groups.empty') }}
      >
        {(rows) => (
          <Card>
            {rows.map((group) => (
              <ListRow
                key={group.id}
                title={<bdi>{group.label}</bdi>}
                line={lineOf(group)}
                trailing={
                  <RowButtons
                    edit={{
                      label: t('meetings:groups.edit', { name: group.label }),
                      onClick: () => setEditing(group),
                    }}
                    remove={{
                      label: t('meetings:groups.delete', { name: group.label }),
                      onClick: () => setLeaving(group),
                    }}
                  />
                }
              />
            ))}
          </Card>
        )}
      </QueryState>
      {editing && (
        <LanguageGroupSheet group={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {leaving && <DeleteGroup group={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}
