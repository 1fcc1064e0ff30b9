/** Screen of the own profile (USERS-S6). */
import { hasTalks } from '@sheaf/rules/people/people/profile';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconSunMoon from '@tabler/icons-react/dist/esm/icons/IconSunMoon.mjs';
import { PasskeysCard } from '#contexts/people/access/passkeys.api.ts';
import { OwnAvailabilityRow } from '#contexts/people/availability/availability-row.api.tsx';
import { OwnFamily } from '#contexts/people/families/families.api.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { AwardsCard } from './awards-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { DomainRows } from './domain-rows.tsx';
import { PartSwitches } from './part-switches.tsx';
import { PartnersCard } from './partners-card.tsx';
import type { Profile } from './people.queries.ts';
import { ProfileForm } from './profile-form.tsx';
import { TalksCard } from './talks-card.tsx';

function Known({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  return (
    <>
      <ProfileForm profile={profile} />
      {hasTalks(profile.appointment) && <TalksCard profile={profile} />}
      <Card>
        <AccordionRow
          icon={<IconMicrophone aria-hidden="true" />}
          title={t('people:profile.parts')}
          count={profile.qualified_parts.length}
          level={2}
        >
          {() => <PartSwitches person={profile} />}
        </AccordionRow>
        <OwnAvailabilityRow />
        <DomainRows person={profile.id} />
        <PartnersCard profile={profile} />
      </Card>
      {profile.family && <OwnFamily family={profile.family} person={profile.id} />}
      <AwardsCard awards={profile.awards} />
      <ConsentCard consent={profile.privacy_consent} />
    </>
  );
}

/** Passkeys, and the screens that were part of the profile once. */
function FurtherRows() {
  const { t } = useTexts();
  return (
    <>
      <PasskeysCard />
      <Card>
        <ListRow
          to="/settings/my-messages/"
          icon={<IconBell aria-hidden="true" />}
          title={t('people:profile.reached')}
          line={t('people:profile.reachedText')}
        />
        <ListRow
          to="/settings/calendar/"
          icon={<IconCalendarPlus aria-hidden="true" />}
          title={t('people:profile.feed.title')}
          line={t('people:profile.feed.menuText')}
        />
        <ListRow
          to="/settings/appearance/"
          icon={<IconSunMoon aria-hidden="true" />}
          title={t('people:profile.look.title')}
          line={t('people:profile.look.menuText')}
        />
        <ListRow
          to="/settings/devices/"
          icon={<IconDeviceMobile aria-hidden="true" />}
          title={t('people:profile.devices')}
          line={t('people:profile.devicesText')}
        />
      </Card>
    </>
  );
}

export function ProfileScreen() {
  const { t } = useTexts();
  const profile = useRead('people.readProfile');
  return (
    <Page title={t('people:profile.title')} line={profile.data?.full_name ?? ' '} back>
      <QueryState query={profile} skeleton={{ height: 180, count: 3 }}>
        {(known) => <Known key={known.id} profile={known} />}
      </QueryState>
      {/* Rows below an answer that is still to come would move under a thumb. */}
      {!profile.isLoading && <FurtherRows />}
    </Page>
  );
}
