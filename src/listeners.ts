import { onEvent, setNotify } from './kit/events/events.ts';
import { listenForKinds } from './notifications/notify.ts';
import { dropDownloads } from './personal-data/downloads/downloads.ts';
import { removeFilesSoon } from './photos/tasks.ts';
import { relistAccount } from './profiles/visible/listing.ts';
import {
  noteProfileChanged,
  submitPhoto,
  submitProfile,
  submitProfileText,
  submitReport,
  withdrawPhoto,
} from './reviews/submissions/submit.ts';
import { refreshRow } from './search/rows.ts';
import { forgetWordsSoon } from './search/tasks.ts';
import { notifyBrowsers } from './topics.ts';

/** Listeners: what upper rooms do, in the same transaction, on events of lower rooms. */
for (const verified of ['account.verified', 'email.changed', 'phone.verified', 'phone.released'] as const) {
  onEvent(verified, (tx, { account }, { actor, now }) =>
    relistAccount({ clock: () => now }, tx, account, actor),
  );
}
onEvent('profile.changed', (tx, { profile }) => refreshRow(tx, profile));
onEvent('profile.created', submitProfile);
onEvent('profile.changed', noteProfileChanged);
onEvent('profile_text.submitted', submitProfileText);
onEvent('photo.submitted', submitPhoto);
onEvent('photo.removed', withdrawPhoto);
onEvent('profile.deleted', removeFilesSoon);
onEvent('profile.deleted', forgetWordsSoon);
for (const less of ['manager.removed', 'manager.left', 'manager.changed'] as const)
  onEvent(less, dropDownloads);
onEvent('report.filed', submitReport);
listenForKinds();

setNotify(notifyBrowsers);
