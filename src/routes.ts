import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Every screen; a page of a room is in the room's folder. The three frames are the three states of the bar. Pages inside
 * `Queries` can call the API through TanStack Query; the plain pages above it do without, to be light.
 */
export default [
  layout('shell/web/PublicFrame.tsx', { id: 'pages' }, [
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
    route('horoscope', 'horoscopes/web/HoroscopePage.tsx'),
    route('offline', 'shell/web/OfflinePage.tsx'),
    route('*', 'shell/web/NotFoundPage.tsx'),
  ]),
  layout('shell/web/Queries.tsx', [
    layout('shell/web/PublicFrame.tsx', { id: 'doors' }, [
      route('register', 'profiles/web/RegisterPage.tsx'),
      route('login', 'accounts/web/login/LoginPage.tsx'),
      route('forgot-password', 'accounts/web/password/ForgotPasswordPage.tsx'),
      route('reset-password', 'accounts/web/password/ResetPasswordPage.tsx'),
      route('verify-email', 'accounts/web/VerifyEmailPage.tsx'),
      route('join', 'managers/web/JoinPage.tsx'),
      route('confirm-email', 'accounts/web/settings/ConfirmEmailPage.tsx'),
      route('stop-email-change', 'accounts/web/settings/StopEmailChangePage.tsx'),
      route('unsubscribe', 'notifications/web/UnsubscribePage.tsx'),
    ]),
    layout('shell/web/BrowseFrame.tsx', [
      route('browse', 'search/web/BrowsePage.tsx'),
      route('profile/:id', 'profile-page/web/ProfilePage.tsx'),
    ]),
    layout('shell/web/MemberFrame.tsx', [
      route('dashboard', 'dashboard/web/DashboardPage.tsx'),
      route('my-profile', 'my-profile/web/MyProfilePage.tsx'),
      route('my-profile/steps', 'my-profile/web/steps/StepsPage.tsx'),
      route('my-profile/preview/:as', 'my-profile/web/PreviewPage.tsx'),
      route('my-profile/photos', 'photos/web/PhotosPage.tsx'),
      route('interests', 'interests/web/InterestsPage.tsx'),
      route('shortlisted', 'shortlist/web/ShortlistedPage.tsx'),
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
      route('register/another', 'profiles/web/AddProfilePage.tsx'),
    ]),
    route('admin/login', 'staff/web/AdminLoginPage.tsx'),
    layout('staff/web/AdminFrame.tsx', [
      route('admin', 'staff/web/AdminIndex.tsx'),
      route('admin/dashboard', 'staff/web/AdminDashboardPage.tsx'),
      route('admin/reviews', 'reviews/web/staff/ReviewsPage.tsx'),
      route('admin/payments', 'payments/web/staff/PaymentsPage.tsx'),
      route('admin/requests', 'requests/web/staff/RequestsPage.tsx'),
      route('admin/plans', 'memberships/web/staff/PlansPage.tsx'),
      route('admin/settings', 'site/web/SettingsPage.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
