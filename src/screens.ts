import { paths } from './paths.ts';
import { adminScreens } from './staff/rules.ts';

// What only the server and the build ask for stands apart from the paths: every page loads those.

/** The pages that are built as finished HTML. `/404` is what an unknown address is answered with. */
export const prerendered = [
  paths.home(),
  paths.about(),
  paths.packages(),
  paths.contact(),
  paths.terms(),
  paths.privacy(),
  paths.disclaimer(),
  paths.refundPolicy(),
  paths.help(),
  paths.safety(),
  '/404',
] as const;

const ofStaff = [paths.adminLogin(), ...Object.values(adminScreens).map(({ path }) => path)];

/** The address patterns of all screens: any other address is answered with 404. */
export const screens = [
  ...prerendered,
  ...[paths.register(), paths.login(), paths.forgotPassword(), paths.resetPassword(), paths.verifyEmail()],
  paths.unsubscribe(),
  ...[
    paths.account(),
    paths.addProfile(),
    paths.dashboard(),
    paths.browse(),
    '/profile/:id',
    paths.interests(),
    ...[paths.messages(), '/messages/:id', '/messages/to/:id'],
    paths.notifications(),
    paths.subscription(),
    '/checkout/:plan',
  ],
  ...ofStaff,
].filter((address) => address !== '/404');

/** Patterns of the screens that open the gateway's checkout. They are entered by a full load of the document. */
export const checkout = ['/checkout/:plan'];

/** Patterns that search engines are kept off. */
export const hidden = [
  ...['/profile/:id', '/messages/:id', '/messages/to/:id', '/checkout/:plan'],
  ...[
    paths.account(),
    paths.addProfile(),
    paths.dashboard(),
    paths.interests(),
    paths.messages(),
    paths.notifications(),
    paths.subscription(),
  ],
  ...[paths.resetPassword(), paths.verifyEmail(), paths.unsubscribe()],
  ...ofStaff,
];
