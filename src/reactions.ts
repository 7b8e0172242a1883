import { systemClock } from './kit/clock.ts';
import { react } from './kit/events.ts';
import { relistAccount } from './profiles/listing.ts';
import { refreshRow } from './search/rows.ts';

/** What upper rooms do, in the same transaction, when something happens in a lower one. */
react('account verified', (tx, { account }) => relistAccount({ clock: systemClock }, tx, Number(account)));
react('account suspended', (tx, { account }) => relistAccount({ clock: systemClock }, tx, Number(account)));
react('profile changed', (tx, { profile }) => refreshRow(tx, Number(profile)));
