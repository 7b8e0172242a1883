import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { page } from '../../../base/site/web/page.ts';
import { DataRequests } from '../../../care/inbox/web/DataRequests.tsx';
import { inbox } from '../../../care/inbox/web/inbox.ts';
import NotificationChoices from '../../../care/notifications/web/NotificationChoices.tsx';
import { notifications } from '../../../care/notifications/web/notifications.ts';
import { DeleteAccount } from '../../../care/personal-data/web/DeleteAccount.tsx';
import { DownloadData } from '../../../care/personal-data/web/DownloadData.tsx';
import { NomineeSetting } from '../../../care/personal-data/web/NomineeSetting.tsx';
import { personalData } from '../../../care/personal-data/web/personalData.ts';
import { RejectedStory } from '../../../care/reviews/web/RejectedStory.tsx';
import { reviews } from '../../../care/reviews/web/reviews.ts';
import { VerifyIdentity } from '../../../care/reviews/web/VerifyIdentity.tsx';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { clientLoaderOf, loaderOf, type NamesQueries } from '../../../kit/web/loaders/pageQueries.ts';
import { useRestoredFocus } from '../../../kit/web/pages/useRestoredFocus.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { interests } from '../../../meeting/interests/web/interests.ts';
import { DismissedProfiles } from '../../../meeting/matching/web/dismissing/DismissedProfiles.tsx';
import { matching } from '../../../meeting/matching/web/matching.ts';
import { StorySetting } from '../../../meeting/stories/web/StorySetting.tsx';
import { stories } from '../../../meeting/stories/web/stories.ts';
import { accountAccess } from '../../../people/account-access/web/accountAccess.ts';
import { TeamAccess } from '../../../people/account-access/web/TeamAccess.tsx';
import { accounts } from '../../../people/accounts/web/accounts.ts';
import { hasLanguages, Language } from '../../../people/accounts/web/Language.tsx';
import { Sessions } from '../../../people/accounts/web/Sessions.tsx';
import { ChangePassword } from '../../../people/accounts/web/settings/ChangePassword.tsx';
import { EmailAddress } from '../../../people/accounts/web/settings/EmailAddress.tsx';
import { PhoneNumber } from '../../../people/accounts/web/settings/PhoneNumber.tsx';
import { identity } from '../../../people/identity/web/identity.ts';
import { ManagersSection } from '../../../people/managers/web/ManagersSection.tsx';
import { managers } from '../../../people/managers/web/managers.ts';
import { OwnName } from '../../../people/managers/web/OwnName.tsx';
import { personConsent } from '../../../people/person-consent/web/personConsent.ts';
import { profiles } from '../../../people/profiles/web/profiles.ts';
import { HideProfile } from '../../../people/profiles/web/settings/HideProfile.tsx';
import { PrivacySettings } from '../../../people/profiles/web/settings/PrivacySettings.tsx';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { BlockedProfiles } from '../../../people/safety/web/BlockedProfiles.tsx';
import { safety } from '../../../people/safety/web/safety.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { KeepServed } from '../../../ui/state/KeepServed.tsx';
import { myProfile } from '../../my-profile/web/myProfile.ts';
import { Consents } from './consent/Consents.tsx';
import { SectionIndex, type SettingsGroup } from './SectionIndex.tsx';
import { SettingsSection } from './SettingsSection.tsx';

// The page of interests has it, too.
const IntakeSetting = lazyPart(() => import('../../../meeting/interests/web/IntakeSetting.tsx'));
const ConsentSetting = lazyPart(() => import('../../../people/person-consent/web/ConsentSetting.tsx'));

const queries: NamesQueries = ({ viewer }) =>
  viewer
    ? [
        ...(viewer.profile ? ofProfile() : []),
        notifications.preferences.queryOptions(),
        accounts.own.queryOptions(),
        accounts.sessions.queryOptions(),
        accountAccess.list.queryOptions(),
        personalData.nominee.queryOptions(),
        personalData.download.queryOptions(),
        inbox.dataRequests.queryOptions(),
      ]
    : [];

const ofProfile = () => [
  personConsent.read.queryOptions(),
  profiles.settings.queryOptions(),
  reviews.mine.queryOptions(),
  identity.own.queryOptions(),
  stories.own.queryOptions(),
  interests.intake.queryOptions(),
  matching.dismissals.infiniteOptions(byCursor()),
  safety.blocks.infiniteOptions(byCursor()),
  managers.list.queryOptions(),
  myProfile.consents.queryOptions(),
];

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () => page({ title: t`Settings` });

/** Everything that a family sets: about its profile, the account, emails and its data. */
export default function MemberSettingsPage() {
  const { viewer } = useViewer();
  const groups = useGroups();
  useRestoredFocus();
  if (!viewer) return null;
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-3xl md:text-4xl">
        <Trans>Settings</Trans>
      </h1>
      <p className="mt-2 max-w-text text-soft md:text-lg">
        <Trans>Privacy, your login and what we email you about.</Trans>
      </p>
      <div className="mt-6 items-start gap-10 md:mt-8 md:grid md:grid-cols-[13rem_minmax(0,1fr)] lg:gap-14">
        <SectionIndex groups={groups} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-12">
          {groups.map(({ title, parts }) => (
            <div key={title}>
              <p className="mb-2 font-semibold text-soft md:mb-4">{title}</p>
              <div className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-raised md:grid md:gap-5 md:divide-y-0 md:overflow-visible md:rounded-none md:border-0 md:bg-transparent">
                {parts.map(({ id, title: heading, content }) => (
                  <SettingsSection key={id} id={id} title={heading}>
                    {content}
                  </SettingsSection>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function useGroups(): SettingsGroup[] {
  const { self, name: person } = useSubject();
  const { t } = useLingui();
  const { viewer } = useViewer();
  // Who registered themselves has nothing to agree to, unless they have refused with a link.
  const asked = useQuery(personConsent.read.queryOptions({ enabled: self && Boolean(viewer?.profile) })).data;
  const hasConsent = !self || Boolean(asked?.applies || asked?.withheld);
  const profile: SettingsGroup = {
    title: self ? t`Your profile` : t`${person}'s profile`,
    parts: [
      { id: 'privacy', title: t`Privacy`, content: <PrivacySettings /> },
      { id: 'id', title: t`ID verification`, content: <VerifyIdentity /> },
      {
        id: 'hide',
        title: self ? t`Hide my profile` : t`Hide ${person}'s profile`,
        content: <HideProfile />,
      },
      { id: 'story', title: t`Success story`, content: <StorySetting rejection={<RejectedStory />} /> },
      {
        id: 'intake',
        title: t`New interests`,
        content: (
          <KeepServed>
            <IntakeSetting />
          </KeepServed>
        ),
      },
      { id: 'dismissed', title: t`Profiles you've skipped`, content: <DismissedProfiles /> },
      { id: 'blocked', title: t`Blocked Profiles`, content: <BlockedProfiles /> },
      ...(hasConsent
        ? [
            {
              id: 'person-consent',
              title: self ? t`Your consent` : t`${person}'s consent`,
              content: (
                <KeepServed>
                  <ConsentSetting />
                </KeepServed>
              ),
            },
          ]
        : []),
      { id: 'managers', title: t`Who manages this profile`, content: <ManagersSection /> },
    ],
  };
  const account: SettingsGroup = {
    title: t`Your account`,
    parts: [
      ...(viewer?.profile && viewer.profile.relation !== 'self'
        ? [{ id: 'name', title: t`Your name`, content: <OwnName /> }]
        : []),
      { id: 'email', title: t`Email`, content: <EmailAddress /> },
      ...(viewer?.profile ? [{ id: 'phone', title: t`Phone number`, content: <PhoneNumber /> }] : []),
      { id: 'password', title: t`Change password`, content: <ChangePassword /> },
      { id: 'devices', title: t`Your devices`, content: <Sessions /> },
      ...(hasLanguages && viewer
        ? [{ id: 'language', title: t`Language`, content: <Language locale={viewer.locale} /> }]
        : []),
      ...(viewer?.staff
        ? []
        : [
            ...(viewer?.profile ? [{ id: 'consent', title: t`Consent`, content: <Consents /> }] : []),
            { id: 'team-access', title: t`Support access`, content: <TeamAccess /> },
            { id: 'nominee', title: t`Nominee`, content: <NomineeSetting /> },
            { id: 'download', title: t`Download my data`, content: <DownloadData /> },
            { id: 'data-requests', title: t`Ask about my data`, content: <DataRequests /> },
            { id: 'delete', title: t`Delete my account`, content: <DeleteAccount /> },
          ]),
    ],
  };
  const notifications: SettingsGroup = {
    title: t`Notifications`,
    parts: [{ id: 'notifications', title: t`Notification settings`, content: <NotificationChoices /> }],
  };
  // Staff have an account only.
  return viewer?.profile ? [profile, notifications, account] : [account];
}
