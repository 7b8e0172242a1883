import { readSite } from '../base/site/read.ts';
import { tasks as inbox } from '../care/inbox/tasks.ts';
import { tasks as notifications } from '../care/notifications/tasks.ts';
import { tasks as personalData } from '../care/personal-data/tasks.ts';
import { tasks as security } from '../care/security/tasks.ts';
import { tasks as backup } from '../desk/backup/tasks.ts';
import { tasks as members } from '../desk/members/tasks.ts';
import { tasks as staff } from '../desk/staff/tasks.ts';
import type { Compose } from '../kit/jobs/emails.ts';
import type { Tasks } from '../kit/jobs/jobs.ts';
import { tasks as kit } from '../kit/tasks.ts';
import { tasks as interests } from '../meeting/interests/tasks.ts';
import { tasks as matching } from '../meeting/matching/tasks.ts';
import { tasks as savedSearches } from '../meeting/saved-searches/tasks.ts';
import { tasks as search } from '../meeting/search/tasks.ts';
import { tasks as shortlist } from '../meeting/shortlist/tasks.ts';
import { tasks as viewers } from '../meeting/viewers/tasks.ts';
import { tasks as memberships } from '../money/memberships/tasks.ts';
import { tasks as payments } from '../money/payments/tasks.ts';
import { tasks as posts } from '../pages/posts/tasks.ts';
import { tasks as accounts } from '../people/accounts/tasks.ts';
import { tasks as identity } from '../people/identity/tasks.ts';
import { tasks as managers } from '../people/managers/tasks.ts';
import { tasks as personConsent } from '../people/person-consent/tasks.ts';
import { tasks as photos } from '../people/photos/tasks.ts';
import { tasks as profiles } from '../people/profiles/tasks.ts';
import { tasks as safety } from '../people/safety/tasks.ts';
import { tasks as sanctions } from '../people/sanctions/tasks.ts';

const rooms: Tasks[] = [
  kit,
  accounts,
  profiles,
  managers,
  photos,
  personConsent,
  identity,
  safety,
  posts,
  sanctions,
  memberships,
  payments,
  interests,
  search,
  savedSearches,
  matching,
  personalData,
  shortlist,
  viewers,
  notifications,
  members,
  inbox,
  security,
  staff,
  backup,
];

/** Keeps out-of-office replies of families away from the contact address (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** Sets the sender: the site, at its contact address. */
const withSender =
  (compose: Compose<never>): Compose<never> =>
  async (app, payload) => {
    const email = await compose(app, payload);
    const { name, contactEmail } = readSite(app);
    return (
      email && {
        from: { name, address: contactEmail },
        ...email,
        headers: { ...automatic, ...email.headers },
      }
    );
  };

const emails = rooms.flatMap((room) => Object.entries(room.emails ?? {}) as [string, Compose<never>][]);

/** The tasks (job handlers) of every room. */
export const tasks: Tasks = {
  tasks: Object.assign({}, ...rooms.map((room) => room.tasks)),
  emails: Object.fromEntries(emails.map(([name, compose]) => [name, withSender(compose)])) as Tasks['emails'],
  crontab: rooms.flatMap((room) => room.crontab),
};
