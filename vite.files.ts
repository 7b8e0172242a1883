const src = `${import.meta.dirname}/src`;

/**
 * What pages share, from what every page needs to what fewer do: each file is everything that its members import and
 * that no file before it has. On a slow line ten small files take longer than one that holds a little too much.
 */
const shared = [
  { name: 'shell', from: ['root.tsx', 'entry.client.tsx', 'shell/web/frames/PublicFrame.tsx'] },
  {
    name: 'members',
    from: [
      ...['shell/web/frames/Queries.tsx', 'kit/web/api/NotLoaded.tsx'],
      ...[
        'shell/web/frames/BrowseFrame.tsx',
        'shell/web/frames/MemberFrame.tsx',
        'shell/web/bar/AccountInBar.tsx',
      ],
      ...['profiles/web/card/ProfileCard.tsx', 'interests/web/sending/InterestHeart.tsx', 'ui/TextLink.tsx'],
      ...[
        'shortlist/web/ShortlistButton.tsx',
        'shortlist/web/useShortlistIds.ts',
        'interests/web/sending/justConnected.ts',
        'profiles/web/relationText.ts',
      ],
      ...[
        'profiles/web/ViewsOnly.tsx',
        'profiles/web/useSubject.ts',
        'profiles/web/noProfile/NoProfile.tsx',
        'search/web/lastBrowse.ts',
      ],
      ...['ui/form/Field.tsx', 'ui/form/TextInput.tsx', 'search/web/box/useTyped.ts'],
      ...['ui/form/Select.tsx', 'ui/form/Segments.tsx'],
      ...[
        'safety/web/SafetyMenu.tsx',
        'kit/web/locale/Day.tsx',
        'kit/web/locale/longDate.ts',
        'kit/web/locale/formatTime.ts',
      ],
      ...['kit/web/api/MoreOf.tsx', 'ui/form/Checkbox.tsx'],
      ...['profiles/web/order/usePagesOrder.ts', 'kit/app/clock.ts'],
      ...['ui/Dialog.tsx', 'ui/marks/Chip.tsx', 'ui/state/KeepServed.tsx', 'search/web/search.ts'],
      ...['profiles/web/managed.ts', 'accounts/web/VerificationMail.tsx'],
      ...['profiles/facts/completeness.ts', 'profiles/web/details/Facts.tsx', 'my-profile/web/myProfile.ts'],
      ...['ui/marks/Progress.tsx', 'reviews/web/ReviewNotices.tsx'],
      ...['ui/marks/Dots.tsx', 'ui/marks/Summary.tsx', 'profiles/web/card/ProfileLink.tsx'],
      ...['ui/form/afterPress.ts', 'person-consent/web/Withheld.tsx'],
      ...[
        'profiles/sections/lists.ts',
        'matching/web/dismissing/useReasonNames.ts',
        'profiles/web/settings/useShowAgain.ts',
        'account-access/web/accountAccess.ts',
        'memberships/web/featureName.tsx',
        'payments/web/checkout/draft.ts',
        'payments/web/afterPaying.ts',
      ],
    ],
  },
  {
    // The page and the parts that it loads later.
    name: 'browse',
    from: [
      ...[
        'search/web/results/useFound.ts',
        'search/web/filters/FilterChips.tsx',
        'search/web/filters/useFilters.ts',
        'saved-searches/web/useSearchText.ts',
        'saved-searches/web/useFrequencyName.ts',
        'saved-searches/web/address.ts',
      ],
    ],
  },
  {
    name: 'own',
    from: [
      ...['profiles/web/card/ProfileRow.tsx', 'matching/web/recommended/RecommendedCard.tsx'],
      ...['matching/web/picks/PickOfWeek.tsx', 'matching/web/NoWishes.tsx'],
      ...['suggestions/web/suggested/Suggested.tsx', 'matching/web/recommended/keepPlaces.ts'],
    ],
  },
  {
    name: 'parts',
    from: [...['ui/Tabs.tsx', 'interests/web/InterestState.tsx', 'interests/web/InterestActions.tsx']],
  },
  {
    name: 'profile',
    from: ['profile-page/web/ProfilePage.tsx', 'my-profile/web/PreviewPage.tsx'],
  },
  {
    name: 'forms',
    from: [
      ...['kit/web/form/formResolver.ts', 'kit/web/form/useFormSubmit.ts', 'kit/web/form/useSubmit.ts'],
      ...['kit/web/form/useOneField.ts', 'ui/form/RadioGroup.tsx', 'ui/form/PasswordInput.tsx'],
      ...['accounts/web/password/NewPasswordFields.tsx', 'accounts/web/password/useMismatchToast.ts'],
      ...[
        'profiles/web/register/useProfileForTexts.ts',
        'kit/web/form/DateOfBirth.tsx',
        'profiles/sections/limits.ts',
      ],
      'vocabulary/profileFor.ts',
      ...['accounts/web/settings/ConfirmedChange.tsx', 'notifications/web/categoryName.ts'],
      ...['accounts/web/FormPage.tsx', 'accounts/web/login/LoginForm.tsx', 'kit/web/router/pathOnSite.ts'],
      ...['accounts/web/login/EndedNotice.tsx', 'accounts/web/login/useLanding.ts'],
      'horoscopes/web/form/PlaceField.tsx',
      ...['accounts/web/useToken.ts', 'accounts/web/settings/LinkPage.tsx'],
      ...['photos/web/prepare.ts', 'photos/rules.ts', 'inbox/lists.ts', 'kit/web/api/putPicture.ts'],
      ...['payments/web/checkout/BuyerForm.tsx', 'kit/web/queue/rejectionText.ts'],
    ],
  },
  // What no page needs before somebody opens a dialog or a menu.
  { name: 'dialogs', from: ['ui/state/DialogFrame.tsx'] },
  { name: 'menus', from: ['ui/menu/MenuItems.tsx'] },
  {
    name: 'editing',
    from: [
      ...['my-profile/web/MyProfilePage.tsx', 'my-profile/web/steps/StepsPage.tsx'],
      'photos/web/PhotosPage.tsx',
    ],
  },
  { name: 'blog', from: ['posts/web/BlogPage.tsx'] },
  {
    name: 'registering',
    from: [
      ...['profiles/web/register/RegisterPage.tsx', 'profiles/web/register/AddProfilePage.tsx'],
      ...['managers/web/JoinPage.tsx', 'members/web/claim/ClaimPage.tsx'],
    ],
  },
  { name: 'plans', from: [] },
  { name: 'paying', from: ['payments/web/SubscriptionPage.tsx', 'payments/web/CheckoutPage.tsx'] },
  { name: 'settings', from: ['settings/web/MemberSettingsPage.tsx'] },
  { name: 'schemas', from: ['kit/api/errorMessages.ts', 'accounts/rules.ts', 'kit/api/text.ts'] },
  { name: 'article', from: ['pages/web/Article.tsx', 'site/web/legal/OwnText.tsx'] },
  {
    name: 'messages',
    from: [
      ...['messages/web/MessagesPage.tsx', 'messages/web/NoThread.tsx', 'messages/web/ThreadPage.tsx'],
      'messages/web/NewThreadPage.tsx',
    ],
  },
];

/** The endpoints of each room are a line or two: one file has them all. */
const ofRoom =
  /src\/(?:(\w+)\/web\/\1|contact-details\/web\/contactDetails|person-consent\/web\/personConsent|saved-searches\/web\/savedSearches|matching\/rules)\.ts$/;
/** Small pieces of the home page: as files of their own they would cost more than they hold. */
const ofHome =
  /src\/(?:memberships\/rules|ui\/marks\/Badge|kit\/web\/locale\/format|vocabulary\/plans)\.tsx?$|\/icons\/(?:badge-check|check|lock-keyhole)\.mjs$/;
/** The cards of plans, which the home page loads later, and what is shown of payments where plans are. */
const ofPlans = /src\/(?:memberships\/web\/(?:PlanCards|usePlans))\.tsx?$/;
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
