/** List of people after search and filters, with a selection to move to a group or approve for the carts. */
import { Button } from '@mantine/core';
import {
  fitsPeopleFilter,
  isInGroup,
  isOfKind,
  matchesName,
  type PeopleFilter,
} from '@sheaf/rules/people/people/find-people';
import { withGender } from '@sheaf/rules/people/people/gender';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { type ReactNode, useMemo, useState } from 'react';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';
import { Link } from '#ui/link.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { SelectBox } from '#ui/selection/select-box.tsx';
import { SelectButton } from '#ui/selection/select-button.tsx';
import { SelectionFoot } from '#ui/selection/selection-foot.tsx';
import { type SelectionOfList, useSelection } from '#ui/selection/use-selection.ts';
import { VirtualList } from '#ui/virtual-list.tsx';
import { ApproveForCarts } from './approve-for-carts.tsx';
import { ChangePeople } from './change-people.tsx';
import { InviteNever } from './invite-never.tsx';
import { batchList, MovePeopleSheet } from './move-people-sheet.tsx';
import classes from './people.module.css';
import type { PersonRow } from './people.queries.ts';
import { PeopleTable, usePeopleTable } from './people-table.tsx';
import { PersonLink, pathOfPerson } from './person-link.tsx';
import { useLastVisits } from './use-last-visits.ts';
import type { PeopleView } from './use-people-view.ts';

export const rowHeight = 64;

type NarrowedView = Omit<PeopleView, 'shown'> & { filter: PeopleFilter };

/** Contacts are read only with settings.users. */
const mayInvite = (permits: ReadonlySet<string>): boolean =>
  permits.has('settings.users') && permits.has('settings.users.send_login');

/** Number of people found, with links to export and select. */
function Head({ count, children }: { count: number; children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className={classes.listHead}>
      <span role="status">{t('people:parts.count', { count })}</span>
      {children}
      <Link to="/settings/users/files/" className={classes.aside}>
        {t('people:files.menu')}
      </Link>
    </div>
  );
}

function Selected({ people, selection }: { people: PersonRow[]; selection: SelectionOfList }) {
  const { t } = useTexts();
  const permits = usePermits();
  const [moving, setMoving] = useState(false);
  const desk = useWideScreen();
  const visits = useLastVisits();
  const selected = people.filter(({ id }) => selection.ids.has(id));
  return (
    <>
      <SelectionFoot list={batchList} selection={selection} shown={people.length}>
        {visits && selected.length > 0 && mayInvite(permits) && (
          <InviteNever people={selected} visits={visits} onBegin={selection.leave} />
        )}
        {selected.length > 0 && permits.has('settings.users.edit') && (
          <>
            {desk && <ChangePeople people={selected} onBegin={selection.leave} />}
            <ApproveForCarts people={selected} onBegin={selection.leave} />
          </>
        )}
        {selected.length > 0 && permits.has('settings.groups.edit') && (
          <Button onClick={() => setMoving(true)}>
            {t('selection:people.move', { count: selected.length })}
          </Button>
        )}
      </SelectionFoot>
      {moving && selected.length > 0 && (
        <MovePeopleSheet
          people={selected}
          onBegin={() => {
            setMoving(false);
            selection.leave();
          }}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  );
}

export function FoundPeople({ people, search, filter, kind, group }: { people: PersonRow[] } & NarrowedView) {
  const { t } = useTexts();
  const permits = usePermits();
  const desk = useWideScreen();
  const maySelect =
    permits.has('settings.groups.edit') || permits.has('settings.users.edit') || (desk && mayInvite(permits));
  const found = useMemo(
    () =>
      people.filter(
        (person) =>
          fitsPeopleFilter(person, filter) &&
          isOfKind(withGender(person), kind) &&
          isInGroup(person, group) &&
          matchesName(person.last_first, search),
      ),
    [people, search, filter, kind, group],
  );
  const table = usePeopleTable(found);
  const { rows } = table.sorted;
  const selection = useSelection(
    useMemo(() => rows.map(({ id }) => id), [rows]),
    maySelect,
  );
  return (
    <>
      <Head count={found.length}>
        {maySelect && found.length > 0 && <SelectButton selection={selection} />}
      </Head>
      {found.length === 0 ? (
        <EmptyState icon={<IconUsers aria-hidden="true" />}>
          {t(people.length === 0 ? 'people:none' : 'people:nobodyFits')}
        </EmptyState>
      ) : desk ? (
        <PeopleTable {...table} selection={maySelect ? selection : undefined} />
      ) : (
        <div {...selection.listProps}>
          <Card label={t('people:title')}>
            <VirtualList
              items={found}
              height={rowHeight}
              selected={maySelect ? selection.ids : undefined}
              pathOf={pathOfPerson}
            >
              {(person) => (
                <>
                  {maySelect && <SelectBox id={person.id} label={person.last_first} selection={selection} />}
                  <div inert={selection.picking}>
                    <PersonLink person={person} />
                  </div>
                </>
              )}
            </VirtualList>
          </Card>
        </div>
      )}
      <Selected people={found} selection={selection} />
    </>
  );
}
