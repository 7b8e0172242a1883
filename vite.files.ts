const src = `${import.meta.dirname}/src`;

/**
 * What pages share, from what every page needs to what fewer do: each file is everything that its members import and
 * that no file before it has. On a slow line ten small files take longer than one that holds a little too much.
 */
const shared = [
  { name: 'shell', from: ['root.tsx', 'entry.client.tsx', 'pages/shell/web/frames/PublicFrame.tsx'] },
  {
    name: 'members',
    from: [
      ...['pages/shell/web/frames/Queries.tsx', 'kit/web/api/NotLoaded.tsx'],
      ...[
        'pages/shell/web/frames/BrowseFrame.tsx',
        'pages/shell/web/frames/MemberFrame.tsx',
        'pages/shell/web/bar/AccountInBar.tsx',
      ],
      ...[
        'people/profiles/web/card/ProfileCard.tsx',
        'meeting/interests/web/InterestHeart.tsx',
        'ui/TextLink.tsx',
      ],
      ...[
        'meeting/shortlist/web/ShortlistButton.tsx',
        'meeting/shortlist/web/useShortlistIds.ts',
        'meeting/interests/web/justConnected.ts',
        'people/profiles/web/relationText.ts',
      ],
      ...[
        'people/profiles/web/ViewsOnly.tsx',
        'people/profiles/web/useSubject.ts',
        'people/profiles/web/noProfile/NoProfile.tsx',
        'meeting/search/web/lastBrowse.ts',
        'meeting/search/shared/sorts.ts',
      ],
      ...['ui/form/Field.tsx', 'ui/form/TextInput.tsx', 'meeting/search/web/useTyped.ts'],
      ...['ui/form/Select.tsx', 'ui/form/Segments.tsx'],
      ...[
        'people/safety/web/SafetyMenu.tsx',
        'kit/web/locale/Day.tsx',
        'kit/web/locale/longDate.ts',
        'kit/web/locale/formatTime.ts',
      ],
      ...['kit/web/api/MoreOf.tsx', 'ui/form/Checkbox.tsx'],
      ...['people/profiles/web/order/usePagesOrder.ts', 'kit/shared/time/clock.ts'],
      ...['ui/Dialog.tsx', 'ui/marks/Chip.tsx', 'ui/state/KeepServed.tsx', 'meeting/search/web/search.ts'],
      ...['people/profiles/web/managed.ts', 'people/accounts/web/VerificationMail.tsx'],
      ...[
        'people/profiles/shared/facts/completeness.ts',
        'people/profiles/web/details/Facts.tsx',
        'people/profiles/web/facts/useFactTexts.ts',
        'people/profiles/web/facts/useFactLabels.ts',
        'people/profiles/web/wishes/useWishLabels.ts',
        'people/profiles/web/wishes/useWishTexts.ts',
        'people/profiles/web/custom/useCustomWishes.ts',
        'pages/my-profile/web/myProfile.ts',
      ],
      ...['ui/marks/Progress.tsx', 'care/reviews/web/ReviewNotices.tsx'],
      ...['ui/marks/Dots.tsx', 'ui/marks/Summary.tsx', 'people/profiles/web/card/ProfileLink.tsx'],
      ...['ui/form/afterPress.ts', 'people/person-consent/web/Withheld.tsx'],
      ...[
        'people/profiles/shared/sections/lists.ts',
        'meeting/matching/web/dismissing/useReasonNames.ts',
        'people/profiles/web/settings/useShowAgain.ts',
        'people/account-access/web/accountAccess.ts',
        'money/memberships/web/featureName.tsx',
        'money/payments/web/checkout/draft.ts',
        'money/payments/web/afterPaying.ts',
      ],
    ],
  },
  {
    // The page and the parts that it loads later.
    name: 'browse',
    from: [
      ...[
        'meeting/search/web/results/useResults.ts',
        'meeting/search/web/filters/FilterChips.tsx',
        'meeting/search/web/filters/useFilters.ts',
        'meeting/saved-searches/web/useSearchText.ts',
        'meeting/saved-searches/web/useFrequencyName.ts',
        'meeting/saved-searches/web/address.ts',
      ],
    ],
  },
  {
    name: 'own',
    from: [
      ...['people/profiles/web/card/ProfileRow.tsx', 'meeting/matching/web/recommended/RecommendedCard.tsx'],
      ...['meeting/matching/web/picks/PickOfWeek.tsx', 'meeting/matching/web/NoWishes.tsx'],
      ...[
        'meeting/suggestions/web/suggested/SuggestedMatches.tsx',
        'meeting/matching/web/recommended/keepPlaces.ts',
      ],
    ],
  },
  {
    name: 'parts',
    from: [
      ...[
        'ui/Tabs.tsx',
        'meeting/interests/web/InterestStateText.tsx',
        'meeting/interests/web/InterestActions.tsx',
      ],
    ],
  },
  {
    name: 'profile',
    from: ['pages/profile-page/web/ProfilePage.tsx', 'pages/my-profile/web/PreviewPage.tsx'],
  },
  {
    name: 'forms',
    from: [
      ...['kit/web/form/formResolver.ts', 'kit/web/form/useFormSubmit.ts', 'kit/web/form/useSubmit.ts'],
      ...['kit/web/form/useOneField.ts', 'ui/form/RadioGroup.tsx', 'ui/form/PasswordInput.tsx'],
      ...[
        'people/accounts/web/password/NewPasswordFields.tsx',
        'people/accounts/web/password/useMismatchToast.ts',
      ],
      ...[
        'people/profiles/web/register/useProfileForTexts.ts',
        'kit/web/form/DateOfBirth.tsx',
        'people/profiles/shared/facts/limits.ts',
      ],
      'base/vocabulary/shared/profileFor.ts',
      ...['people/accounts/web/settings/ConfirmedChange.tsx', 'care/notifications/web/categoryName.ts'],
      ...[
        'people/accounts/web/FormPage.tsx',
        'people/accounts/web/login/LoginForm.tsx',
        'kit/web/router/pathOnSite.ts',
      ],
      ...['people/accounts/web/login/EndedNotice.tsx', 'people/accounts/web/login/useLanding.ts'],
      'people/horoscopes/web/form/PlaceField.tsx',
      ...['people/accounts/web/useToken.ts', 'people/accounts/web/settings/LinkPage.tsx'],
      ...[
        'people/photos/web/preparePicture.ts',
        'people/photos/shared/rules.ts',
        'kit/shared/media/rules.ts',
        'care/inbox/shared/lists.ts',
        'kit/web/api/putPicture.ts',
      ],
      ...['money/payments/web/checkout/BuyerForm.tsx', 'kit/web/queue/rejectionText.ts'],
    ],
  },
  // What no page needs before somebody opens a dialog or a menu.
  { name: 'dialogs', from: ['ui/state/DialogFrame.tsx'] },
  { name: 'menus', from: ['ui/menu/MenuItems.tsx'] },
  {
    name: 'editing',
    from: [
      ...['pages/my-profile/web/MyProfilePage.tsx', 'pages/my-profile/web/steps/StepsPage.tsx'],
      'people/photos/web/PhotosPage.tsx',
    ],
  },
  { name: 'blog', from: ['pages/posts/web/BlogPage.tsx'] },
  {
    name: 'registering',
    from: [
      ...['people/profiles/web/register/RegisterPage.tsx', 'people/profiles/web/register/AddProfilePage.tsx'],
      ...['people/managers/web/JoinPage.tsx', 'desk/members/web/claim/ClaimPage.tsx'],
    ],
  },
  { name: 'plans', from: [] },
  {
    name: 'paying',
    from: ['money/payments/web/SubscriptionPage.tsx', 'money/payments/web/CheckoutPage.tsx'],
  },
  { name: 'settings', from: ['pages/settings/web/MemberSettingsPage.tsx'] },
  {
    name: 'schemas',
    from: ['kit/shared/api/errorMessages.ts', 'people/accounts/shared/rules.ts', 'kit/shared/api/text.ts'],
  },
  { name: 'article', from: ['pages/public/web/Article.tsx', 'base/site/web/legal/OwnText.tsx'] },
  {
    name: 'messages',
    from: [
      ...[
        'meeting/messages/web/MessagesPage.tsx',
        'meeting/messages/web/NoThread.tsx',
        'meeting/messages/web/ThreadPage.tsx',
      ],
      'meeting/messages/web/NewThreadPage.tsx',
    ],
  },
];

/** The endpoints of each room are a line or two: one file has them all. */
const ofRoom =
  /src\/\w+\/(?:(\w+)\/web\/\1|contact-details\/web\/contactDetails|person-consent\/web\/personConsent|saved-searches\/web\/savedSearches)\.ts$/;
/** Small pieces of the home page: as files of their own they would cost more than they hold. */
const ofHome =
  /src\/(?:money\/memberships\/shared\/rules|ui\/marks\/Badge|kit\/web\/locale\/format)\.tsx?$|\/icons\/(?:badge-check|check|lock-keyhole)\.mjs$/;
/** The cards of plans, which the home page loads later, and what is shown of payments where plans are. */
const ofPlans = /src\/money\/memberships\/web\/(?:PlanCards|usePlans)\.tsx?$/;
/** What dialogs and tabs are made of, and with them what all of Radix's parts are. */
const ofDialogs =
  /@radix-ui\/react-(?:dialog|tabs|roving-focus|id|focus-scope|focus-guards|presence|dismissable-layer|use-callback-ref|portal|use-is-hydrated)\/|react-(?:compose-refs|slot|primitive|context|use-layout-effect|use-effect-event|use-controllable-state|direction|use-size|collection)\/|@radix-ui\/primitive\/|\/(?:react-remove-scroll|react-remove-scroll-bar|tslib|use-sidecar|use-callback-ref|aria-hidden|react-style-singleton|get-nonce)\//;
/** What menus are made of. */
const ofMenus = /@floating-ui\/|@radix-ui\/react-(?:dropdown-menu|menu|popper|arrow)\//;
/** Icons that several pages show. */
const ofMembers =
  /\/icons\/(?:search|clock|message-circle|arrow-left|circle-user-round|eye-off|ellipsis-vertical|bell-plus|pencil|trash|trash-2|star|user-plus)\.mjs$/;

/** One that settings and the editor show, which both load what forms need. */
const ofForms = /\/icons\/image-plus\.mjs$/;

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Returns the shared files, for the bundler; what belongs to one page is in none of them. */
export function sharedFiles() {
  let files: [name: string, modules: Set<string>][] | undefined;
  const nameOf = (id: string, graph: Graph) => {
    files ??= shared.map(({ name, from }) => [
      name,
      reachable(
        graph.getModuleInfo.bind(graph),
        from.map((file) => `${src}/${file}`),
      ),
    ]);
    if (ofHome.test(id)) return 'shell';
    if (ofPlans.test(id)) return 'plans';
    if (ofRoom.test(id) || ofMembers.test(id)) return 'members';
    if (ofForms.test(id)) return 'forms';
    if (ofDialogs.test(id)) return 'dialogs';
    if (ofMenus.test(id)) return 'menus';
    // What makes requests is loaded with the first of them.
    if (/@orpc\/standard-server\//.test(id)) return null;
    // Their indexes reach every icon and part of every page; each goes with the page that shows it.
    if (/lucide-react\/.*\/icons\/|\/@radix-ui\/|\/@floating-ui\//.test(id)) return null;
    return files.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
  return shared.map(({ name }, place) => ({
    name: (id: string, graph: Graph) => (nameOf(id, graph) === name ? name : null),
    priority: shared.length - place,
  }));
}

function reachable(
  infoOf: (id: string) => { importedIds: readonly string[] } | null,
  from: string[],
): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const next of infoOf(id)?.importedIds ?? []) found.add(next);
  return found;
}
