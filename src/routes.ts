import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * The screens of visitors and members; a page of a room is in the room's folder. The three frames are the three states of
 * the bar. Pages inside `Queries` can call the API through TanStack Query; the plain pages above it do without, to be light.
 */
const siteRoutes = [
  layout('pages/shell/web/frames/PublicFrame.tsx', { id: 'pages' }, [
    index('pages/public/web/HomePage.tsx'),
    route('about', 'pages/public/web/AboutPage.tsx'),
    route('packages', 'pages/public/web/PackagesPage.tsx'),
    route('contact', 'care/inbox/web/ContactPage.tsx'),
    route('terms', 'pages/public/web/TermsPage.tsx'),
    route('privacy', 'pages/public/web/PrivacyPage.tsx'),
    route('disclaimer', 'pages/public/web/DisclaimerPage.tsx'),
    route('refund-policy', 'pages/public/web/RefundPolicyPage.tsx'),
    route('help', 'pages/public/web/HelpPage.tsx'),
    route('safety', 'pages/public/web/SafetyPage.tsx'),
    route('how-matching-works', 'pages/public/web/HowMatchingWorksPage.tsx'),
    route('horoscope', 'people/horoscopes/web/HoroscopePage.tsx'),
    route('offline', 'pages/shell/web/OfflinePage.tsx'),
    route('*', 'pages/shell/web/NotFoundPage.tsx'),
  ]),
  layout('pages/shell/web/frames/Queries.tsx', [
    layout('pages/shell/web/frames/PublicFrame.tsx', { id: 'doors' }, [
      route('register', 'people/profiles/web/register/RegisterPage.tsx'),
      route('login', 'people/accounts/web/login/LoginPage.tsx'),
      route('forgot-password', 'people/accounts/web/password/ForgotPasswordPage.tsx'),
      route('reset-password', 'people/accounts/web/password/ResetPasswordPage.tsx'),
      route('verify-email', 'people/accounts/web/VerifyEmailPage.tsx'),
      route('join', 'people/managers/web/JoinPage.tsx'),
      route('claim', 'desk/members/web/claim/ClaimPage.tsx'),
      route('person-consent', 'people/person-consent/web/PersonConsentPage.tsx'),
      route('confirm-email', 'people/accounts/web/settings/ConfirmEmailPage.tsx'),
      route('email-change', 'people/accounts/web/settings/EmailChangePage.tsx'),
      // In emails of earlier versions, whose links work for a day.
      route('stop-email-change', 'people/accounts/web/settings/EmailChangePage.tsx', {
        id: 'email-change-before',
      }),
      route('unsubscribe', 'care/notifications/web/UnsubscribePage.tsx'),
      route('blogs/:slug?/:part?', 'pages/posts/web/BlogPage.tsx'),
    ]),
    layout('pages/shell/web/frames/BrowseFrame.tsx', [
      route('browse', 'meeting/search/web/BrowsePage.tsx'),
      route('profile/:id', 'pages/profile-page/web/ProfilePage.tsx'),
    ]),
    layout('pages/shell/web/frames/MemberFrame.tsx', [
      route('dashboard', 'pages/dashboard/web/DashboardPage.tsx'),
      route('my-profile', 'pages/my-profile/web/MyProfilePage.tsx'),
      route('my-profile/steps', 'pages/my-profile/web/steps/StepsPage.tsx'),
      route('my-profile/preview/:as', 'pages/my-profile/web/PreviewPage.tsx'),
      route('my-profile/photos', 'people/photos/web/PhotosPage.tsx'),
      route('interests', 'meeting/interests/web/InterestsPage.tsx'),
      route('recommendations', 'pages/dashboard/web/RecommendationsPage.tsx'),
      route('shortlisted', 'meeting/shortlist/web/ShortlistedPage.tsx'),
      route('saved-searches', 'meeting/saved-searches/web/SavedSearchesPage.tsx'),
      route('viewers', 'meeting/viewers/web/ViewersPage.tsx'),
      route('messages', 'meeting/messages/web/MessagesPage.tsx', [
        index('meeting/messages/web/NoThread.tsx'),
        route(':id', 'meeting/messages/web/ThreadPage.tsx'),
        route('to/:profile', 'meeting/messages/web/NewThreadPage.tsx'),
      ]),
      route('subscription', 'money/payments/web/SubscriptionPage.tsx'),
      route('checkout/:plan', 'money/payments/web/CheckoutPage.tsx'),
      route('notifications', 'care/notifications/web/NotificationsPage.tsx'),
      route('settings', 'pages/settings/web/MemberSettingsPage.tsx'),
      route('register/another', 'people/profiles/web/register/AddProfilePage.tsx'),
    ]),
  ]),
] satisfies RouteConfig;

/** The screens of the staff. */
const staffRoutes = [
  layout('pages/shell/web/frames/Queries.tsx', { id: 'staff' }, [
    route('admin/login', 'desk/staff/web/AdminLoginPage.tsx'),
    route('admin/join', 'desk/staff/web/team/AdminJoinPage.tsx'),
    layout('desk/staff/web/AdminFrame.tsx', [
      route('admin', 'desk/staff/web/AdminIndex.tsx'),
      route('admin/dashboard', 'desk/staff/web/AdminDashboardPage.tsx'),
      route('admin/reviews', 'care/reviews/web/staff/ReviewsPage.tsx'),
      route('admin/users', 'desk/members/web/UsersPage.tsx'),
      route('admin/users/:id', 'desk/members/web/user/UserPage.tsx'),
      route('admin/duplicates', 'desk/members/web/duplicates/DuplicatesPage.tsx'),
      route('admin/walk-in', 'desk/members/web/walkIn/WalkInPage.tsx'),
      route('admin/payments', 'money/payments/web/staff/PaymentsPage.tsx'),
      route('admin/requests', 'money/requests/web/staff/RequestsPage.tsx'),
      route('admin/suggestions', 'meeting/suggestions/web/staff/SuggestionsPage.tsx'),
      route('admin/inbox', 'care/inbox/web/staff/InboxPage.tsx'),
      route('admin/plans', 'money/memberships/web/staff/PlansPage.tsx'),
      route('admin/blogs/:id?', 'pages/posts/web/staff/AdminBlogsPage.tsx'),
      route('admin/staff', 'desk/staff/web/team/StaffPage.tsx'),
      route('admin/audit', 'desk/staff/web/audit/AuditPage.tsx'),
      route('admin/profile', 'desk/staff/web/profile/AdminProfilePage.tsx'),
      route('admin/settings', 'desk/staff/web/settings/SettingsPage.tsx'),
    ]),
  ]),
] satisfies RouteConfig;

export default [...siteRoutes, ...staffRoutes] satisfies RouteConfig;
