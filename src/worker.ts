import { tasks as accounts } from './accounts/tasks.ts';
import { tasks as inbox } from './inbox/tasks.ts';
import { tasks as interests } from './interests/tasks.ts';
import type { Tasks } from './kit/jobs.ts';
import { tasks as kit } from './kit/tasks.ts';
import { tasks as memberships } from './memberships/tasks.ts';
import { tasks as messages } from './messages/tasks.ts';
import { tasks as notifications } from './notifications/tasks.ts';
import { tasks as payments } from './payments/tasks.ts';

const rooms: Tasks[] = [kit, accounts, memberships, payments, interests, messages, notifications, inbox];

/** The tasks of every room. */
export const tasks: Tasks = {
  tasks: Object.assign({}, ...rooms.map((room) => room.tasks)),
  emails: Object.assign({}, ...rooms.map((room) => room.emails ?? {})),
  crontab: rooms.flatMap((room) => room.crontab),
};
