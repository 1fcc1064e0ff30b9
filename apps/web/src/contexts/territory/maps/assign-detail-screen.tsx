/** Detail of one map for map assigners: its holder, earlier holders, and actions. */
import { Button } from '@mantine/core';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import { type ReactNode, useId } from 'react';
import { useParams } from 'react-router';
import { live } from '#platform/live.ts';
import { useTexts } from '#platform/texts.ts';
import { useUnsaved } from '#platform/unsaved.ts';
import { useRead } from '#platform/use-read.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Link } from '#ui/link.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageFooter } from '#ui/page-footer.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './assign.module.css';
import { Actions } from './assign-card.tsx';
import { Facts, Marks, Owner } from './assign-facts.tsx';
import { useAssignForm } from './assign-form.tsx';
import { AssignHistory } from './assign-history.tsx';
import { AssignMenu } from './assign-menu.tsx';
import { type AssignRow, placeLabels } from './map-labels.ts';
import { type MapActions, useMapActions } from './use-map-actions.tsx';

interface PartProps {
  map: AssignRow;
  actions: MapActions;
  /** Content between the question and the buttons. */
  children: ReactNode;
}

function Free({ map, actions, children }: PartProps) {
  const { t } = useTexts();
  const id = useId();
  const form = useAssignForm(map, () => actions.onAssigned(map));
  useUnsaved(form.changed);
  return (
    <>
      <form
        id={id}
        className={classes.form}
        aria-label={t('maps:assign.assignLabel', { number: map.number })}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {form.fields}
      </form>
      {children}
      <PageFooter>
        <FailureNotice error={form.error} />
        <Button variant="default" onClick={() => actions.onAction(map, 'lock')}>
          {t('maps:assign.lock')}
        </Button>
        <Button type="submit" form={id} loading={form.pending}>
          {form.button}
        </Button>
      </PageFooter>
    </>
  );
}

const Taken = ({ map, actions, children }: PartProps) => (
  <>
    {children}
    <PageFooter>
      <Actions map={map} onAction={(action) => actions.onAction(map, action)} />
    </PageFooter>
  </>
);

function Known({ map, actions }: Omit<PartProps, 'children'>) {
  const Part = map.assignment || map.locked ? Taken : Free;
  const problem = actions.problemOf(map);
  return (
    <>
      <div className={classes.state}>
        <p className={classes.holder}>
          <Owner map={map} />
        </p>
        <Marks map={map} />
        <Facts map={map} />
        {problem && <p role="alert">{problem}</p>}
      </div>
      <Part map={map} actions={actions}>
        <AssignHistory number={map.number} />
      </Part>
    </>
  );
}

export function AssignDetailScreen() {
  const { t } = useTexts();
  const { number = '' } = useParams();
  const list = useRead('maps.listAssignMaps', {}, { refetchInterval: live.everyMinute });
  const map = list.data?.find((one) => one.number === number);
  const actions = useMapActions(list.data);
  return (
    <Page
      title={t('maps:title', { number })}
      line={
        map ? t('maps:subtitle', { place: placeLabels(t, map), type: t(`maps:type.${map.type_id}`) }) : ' '
      }
      back
      actions={
        map && (
          <>
            <Link
              to={`/map/${encodeURIComponent(number)}/`}
              className={classes.more}
              aria-label={t('maps:assign.open')}
            >
              <IconMap2 aria-hidden="true" />
            </Link>
            <AssignMenu map={map} onAction={(action) => actions.onAction(map, action)} />
          </>
        )
      }
    >
      <QueryState query={list} skeleton={{ height: 120, count: 3 }}>
        {() =>
          map ? (
            <Known map={map} actions={actions} />
          ) : (
            <ErrorNotice>{t('maps:missing', { number })}</ErrorNotice>
          )
        }
      </QueryState>
      {actions.sheet}
    </Page>
  );
}
