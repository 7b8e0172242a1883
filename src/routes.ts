import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * The screens of visitors and members; a page of a room is in the room's folder. The three frames are the three states of
 * the bar. Pages inside `Queries` can call the API through TanStack Query; the plain pages above it do without, to be light.
 */
export const siteRoutes = [
  layout('shell/web/frames/PublicFrame.tsx', { id: 'pages' }, [
    index('pages/web/HomePage.tsx'),
    route('about', 'pages/web/AboutPage.tsx'),
    route('packages', 'pages/web/PackagesPage.tsx'),
    route('contact', 'inbox/web/ContactPage.tsx'),
    route('terms', 'pages/web/TermsPage.tsx'),
    route('privacy', 'pages/web/PrivacyPage.tsx'),
    route('disclaimer', 'pages/web/DisclaimerPage.tsx'),
    route('refund-policy', 'pages/web/RefundPolicyPage.tsx'),
    route('help', 'pages/web/HelpPage.tsx'),
    route('safety', 'pages/web/SafetyPage.tsx'),
    route('how-matching-works', 'pages/web/HowMatchingWorksPage.tsx'),
    route('horoscope', 'horoscopes/web/HoroscopePage.tsx'),
    route('offline', 'shell/web/OfflinePage.tsx'),
    route('*', 'shell/web/NotFoundPage.tsx'),
  ]),
  layout('shell/web/frames/Queries.tsx', [
    layout('shell/web/frames/PublicFrame.tsx', { id: 'doors' }, [
      route('register', 'profiles/web/register/RegisterPage.tsx'),
      route('login', 'accounts/web/login/LoginPage.tsx'),
      route('forgot-password', 'accounts/web/password/ForgotPasswordPage.tsx'),
      route('reset-password', 'accounts/web/password/ResetPasswordPage.tsx'),
      route('verify-email', 'accounts/web/VerifyEmailPage.tsx'),
      route('join', 'managers/web/JoinPage.tsx'),
      route('claim', 'members/web/claim/ClaimPage.tsx'),
      route('person-consent', 'person-consent/web/PersonConsentPage.tsx'),
      route('confirm-email', 'accounts/web/settings/ConfirmEmailPage.tsx'),
      route('email-change', 'accounts/web/settings/EmailChangePage.tsx'),
      // In emails of earlier versions, whose links work for a day.
      route('stop-email-change', 'accounts/web/settings/EmailChangePage.tsx', { id: 'email-change-before' }),
      route('unsubscribe', 'notifications/web/UnsubscribePage.tsx'),
      route('blogs/:slug?/:part?', 'posts/web/BlogPage.tsx'),
    ]),
    layout('shell/web/frames/BrowseFrame.tsx', [
      route('browse', 'search/web/BrowsePage.tsx'),
      route('profile/:id', 'profile-page/web/ProfilePage.tsx'),
    ]),
    layout('shell/web/frames/MemberFrame.tsx', [
      route('dashboard', 'dashboard/web/DashboardPage.tsx'),
      route('my-profile', 'my-profile/web/MyProfilePage.tsx'),
      route('my-profile/steps', 'my-profile/web/steps/StepsPage.tsx'),
      route('my-profile/preview/:as', 'my-profile/web/PreviewPage.tsx'),
      route('my-profile/photos', 'photos/web/PhotosPage.tsx'),
      route('interests', 'interests/web/InterestsPage.tsx'),
      route('recommendations', 'dashboard/web/RecommendationsPage.tsx'),
      route('shortlisted', 'shortlist/web/ShortlistedPage.tsx'),
      route('saved-searches', 'saved-searches/web/SavedSearchesPage.tsx'),
      route('viewers', 'viewers/web/ViewersPage.tsx'),
      route('messages', 'messages/web/MessagesPage.tsx', [
        index('messages/web/NoThread.tsx'),
        route(':id', 'messages/web/ThreadPage.tsx'),
        route('to/:profile', 'messages/web/NewThreadPage.tsx'),
      ]),
      route('subscription', 'payments/web/SubscriptionPage.tsx'),
      route('checkout/:plan', 'payments/web/CheckoutPage.tsx'),
      route('notifications', 'notifications/web/NotificationsPage.tsx'),
      route('settings', 'settings/web/MemberSettingsPage.tsx'),
      route('register/another', 'profiles/web/register/AddProfilePage.tsx'),
    ]),
  ]),
] satisfies RouteConfig;

/** The screens of the staff. In a build they are an app of their own (vite.staff.ts). */
export const staffRoutes = [
  layout('shell/web/frames/Queries.tsx', { id: 'staff' }, [
    route('admin/login', 'staff/web/AdminLoginPage.tsx'),
    route('admin/join', 'staff/web/team/AdminJoinPage.tsx'),
    layout('staff/web/AdminFrame.tsx', [
      route('admin', 'staff/web/AdminIndex.tsx'),
      route('admin/dashboard', 'staff/web/AdminDashboardPage.tsx'),
      route('admin/reviews', 'reviews/web/staff/ReviewsPage.tsx'),
      route('admin/users', 'members/web/UsersPage.tsx'),
      route('admin/users/:id', 'members/web/user/UserPage.tsx'),
      route('admin/duplicates', 'members/web/duplicates/DuplicatesPage.tsx'),
      route('admin/walk-in', 'members/web/walkIn/WalkInPage.tsx'),
      route('admin/payments', 'payments/web/staff/PaymentsPage.tsx'),
      route('admin/requests', 'requests/web/staff/RequestsPage.tsx'),
      route('admin/suggestions', 'suggestions/web/staff/SuggestionsPage.tsx'),
      route('admin/inbox', 'inbox/web/staff/InboxPage.tsx'),
      route('admin/plans', 'memberships/web/staff/PlansPage.tsx'),
      route('admin/blogs/:id?', 'posts/web/staff/AdminBlogsPage.tsx'),
      route('admin/staff', 'staff/web/team/StaffPage.tsx'),
      route('admin/audit', 'staff/web/audit/AuditPage.tsx'),
      route('admin/profile', 'staff/web/profile/AdminProfilePage.tsx'),
      route('admin/settings', 'staff/web/settings/SettingsPage.tsx'),
    ]),
  ]),
] satisfies RouteConfig;

/** What React Router builds. While developing it serves both. */
export default (process.env.NODE_ENV === 'production'
  ? siteRoutes
  : [...siteRoutes, ...staffRoutes]) satisfies RouteConfig;
