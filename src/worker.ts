import { tasks as accounts } from './accounts/tasks.ts';
import { tasks as backup } from './backup/tasks.ts';
import { tasks as identity } from './identity/tasks.ts';
import { tasks as inbox } from './inbox/tasks.ts';
import { tasks as interests } from './interests/tasks.ts';
import type { Tasks } from './kit/jobs/jobs.ts';
import { tasks as kit } from './kit/jobs/tasks.ts';
import type { Compose } from './kit/mail/emails.ts';
import { tasks as managers } from './managers/tasks.ts';
import { tasks as matching } from './matching/tasks.ts';
import { tasks as members } from './members/tasks.ts';
import { tasks as memberships } from './memberships/tasks.ts';
import { tasks as notifications } from './notifications/tasks.ts';
import { tasks as payments } from './payments/tasks.ts';
import { tasks as personConsent } from './person-consent/tasks.ts';
import { tasks as personalData } from './personal-data/tasks.ts';
import { tasks as photos } from './photos/tasks.ts';
import { tasks as posts } from './posts/tasks.ts';
import { tasks as profiles } from './profiles/tasks.ts';
import { tasks as safety } from './safety/tasks.ts';
import { tasks as sanctions } from './sanctions/tasks.ts';
import { tasks as savedSearches } from './saved-searches/tasks.ts';
import { tasks as search } from './search/tasks.ts';
import { tasks as security } from './security/tasks.ts';
import { tasks as shortlist } from './shortlist/tasks.ts';
import { readSite } from './site/read.ts';
import { tasks as staff } from './staff/tasks.ts';
import { tasks as viewers } from './viewers/tasks.ts';

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
