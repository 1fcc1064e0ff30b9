/** How many people read a notice, and who has not confirmed it; only writers see this (X-BOARD-6). */
import { Button } from '@mantine/core';
import { stateOfNotice } from '@sheaf/rules/noticeboard/audience';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { today } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import { Card } from '#ui/card.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import type { Notice } from './notice-labels.ts';
import classes from './noticeboard.module.css';

function Remind({ notice, count }: { notice: Notice; count: number }) {
  const { t } = useTexts();
  const telling = useWrite('noticeboard.tellNotice', {
    success: ({ told }) =>
      toasts.show(
        told === 0 ? t('noticeboard:reads.nobody') : t('noticeboard:reads.reminded', { count: told }),
      ),
  });
  return (
    <Button
      variant="light"
      loading={telling.isPending}
      leftSection={<IconBell aria-hidden="true" size={20} />}
      onClick={() =>
        telling.mutate({ params: { id: notice.id } }, { onError: ({ message }) => toasts.show(message) })
      }
    >
      {t('noticeboard:reads.remind', { count })}
    </Button>
  );
}

export function NoticeReads({ notice }: { notice: Notice }) {
  const { t } = useTexts();
  const reads = useRead('noticeboard.listReads', { params: { id: notice.id } });
  const isShown = stateOfNotice(notice, today()) === 'shown';
  return (
    <QueryState query={reads} skeleton={{ height: 96 }}>
      {({ audience: all, read, confirmed, missing }) => {
        const count = notice.ask_read ? confirmed : read;
        return (
          <Card>
            <div className={classes.reads}>
              <strong>
                {t(`noticeboard:reads.${notice.ask_read ? 'confirmed' : 'read'}`, { count, all })}
              </strong>
              <progress
                className={classes.progress}
                max={Math.max(1, all)}
                value={count}
                aria-hidden="true"
              />
              {!notice.ask_read && <Hint small>{t('noticeboard:reads.numberOnly')}</Hint>}
              {missing.length > 0 && isShown && <Remind notice={notice} count={missing.length} />}
            </div>
            {missing.length > 0 && (
              <AccordionRow
                icon={<IconUsers aria-hidden="true" />}
                title={t('noticeboard:reads.missing', { count: missing.length })}
                level={2}
              >
                {() => (
                  <ul className={classes.names}>
                    {missing.map(({ id, full_name: name }) => (
                      <li key={id}>
                        <bdi>{name}</bdi>
                      </li>
                    ))}
                  </ul>
                )}
              </AccordionRow>
            )}
          </Card>
        );
      }}
    </QueryState>
  );
}
