import { listenForKinds } from '../care/notifications/notify.ts';
import { keepShownProfile } from '../care/personal-data/deletion/requests.ts';
import { dropDownloads } from '../care/personal-data/downloads/downloads.ts';
import {
  noteProfileChanged,
  submitDocumentForReview,
  submitPhotoForReview,
  submitProfileForReview,
  submitProfileTextForReview,
  submitReportForReview,
  submitStoryForReview,
  withdrawDocumentReview,
  withdrawPhotoReview,
  withdrawStoryReview,
} from '../care/reviews/submissions/submit.ts';
import { endRecording, recordIncident } from '../care/security/incidents/record.ts';
import { limitReading } from '../care/security/limitReading.ts';
import { journaled, noteAct } from '../desk/backup/journal/journal.ts';
import { enqueueDuplicateSearch, enqueueDuplicateSearches } from '../desk/members/actions/duplicates/find.ts';
import { enqueueNameCleanup } from '../desk/members/tasks.ts';
import { sendClaimAgain } from '../desk/members/walkIns/walkIns.ts';
import { setIncidents } from '../kit/api/limits/incidents.ts';
import { setReadingLimit } from '../kit/api/limits/readings.ts';
import { onEvent, setNotify } from '../kit/events/events.ts';
import { renewSoon } from '../meeting/matching/queue/renew.ts';
import { rankQueued } from '../meeting/matching/recommended/rankQueued.ts';
import { noteChange } from '../meeting/saved-searches/alerts/changes.ts';
import { refreshRow } from '../meeting/search/rows/rows.ts';
import { forgetWordsSoon } from '../meeting/search/tasks.ts';
import { endStoriesOf } from '../meeting/stories/stories.ts';
import {
  noteAccepted,
  noteDeclined,
  noteReopened,
  noteSent,
  refreshSuggested,
} from '../meeting/suggestions/listen.ts';
import { consentByJoining } from '../people/person-consent/answers/answer.ts';
import { removeFilesSoon } from '../people/photos/tasks.ts';
import { removeCustomSoon } from '../people/profiles/custom/remove.ts';
import { moveOptionSoon } from '../people/profiles/sections/moveOption.ts';
import { relistAccount } from '../people/profiles/visible/listing.ts';
import { notifyBrowsers } from './topics.ts';

/** Listeners: what upper rooms do, in the same transaction, on events of lower rooms. */
for (const changed of [
  'account.verified',
  'account.suspended',
  'account.restored',
  'email.changed',
  'phone.verified',
  'phone.released',
] as const) {
  onEvent(changed, (tx, { account }, { actor, now }) =>
    relistAccount({ clock: () => now }, tx, account, actor),
  );
}
for (const changed of [
  'profile.changed',
  'photo.added',
  'photo.approved',
  'photo.rejected',
  'photo.removed',
] as const)
  onEvent(changed, async (tx, { profile }, { now }) => {
    // What it was before is compared with what it is then.
    await noteChange(tx, profile, now);
    await refreshRow(tx, profile);
  });
onEvent('profile.changed', (tx, { profile }) => renewSoon(tx, profile));
for (const act of journaled) onEvent(act, (tx, data, { now }) => noteAct(tx, act, data, now));
onEvent('profile.created', submitProfileForReview);
onEvent('profile.shown', keepShownProfile);
onEvent('profile.changed', noteProfileChanged);
onEvent('profile_text.submitted', submitProfileTextForReview);
onEvent('photo.submitted', submitPhotoForReview);
onEvent('photo.removed', withdrawPhotoReview);
onEvent('manager.joined', consentByJoining);
onEvent('profile.deleted', removeFilesSoon);
onEvent('profile.deleted', forgetWordsSoon);
onEvent('profile.deleted', enqueueNameCleanup);
for (const less of ['manager.removed', 'manager.left', 'manager.changed'] as const)
  onEvent(less, dropDownloads);
for (const changed of [
  'profile.created',
  'profile.changed',
  'profile.merged',
  'manager.joined',
  'manager.changed',
  'manager.removed',
  'manager.left',
] as const)
  onEvent(changed, (tx, { profile }) => enqueueDuplicateSearch(tx, profile));
for (const changed of ['phone.verified', 'phone.released'] as const)
  onEvent(changed, (tx, { account }) => enqueueDuplicateSearches(tx, account));
onEvent('option.merged', moveOptionSoon);
onEvent('custom_field.removed', removeCustomSoon);
onEvent('report.filed', submitReportForReview);
onEvent('interest.queued', rankQueued);
for (const sent of ['interest.sent', 'interest.queued'] as const) onEvent(sent, noteSent);
onEvent('interest.accepted', noteAccepted);
onEvent('interest.declined', noteDeclined);
onEvent('interest.reopened', noteReopened);
for (const changed of ['profile.changed', 'profile.deleted'] as const) onEvent(changed, refreshSuggested);
for (const reason of ['claim.requested', 'account_deletion.warned'] as const) onEvent(reason, sendClaimAgain);
onEvent('id_document.submitted', submitDocumentForReview);
for (const gone of ['id_document.withdrawn', 'id_document.expired'] as const)
  onEvent(gone, withdrawDocumentReview);
for (const gone of [
  'id_document.verified',
  'id_document.rejected',
  'id_document.withdrawn',
  'id_document.expired',
] as const)
  onEvent(gone, removeFilesSoon);
onEvent('story.consented', submitStoryForReview);
for (const gone of ['story.saved', 'story.withdrawn'] as const) onEvent(gone, withdrawStoryReview);
for (const ended of ['profile.suspended', 'profile.deleted'] as const)
  onEvent(ended, (tx, { profile }, { actor }) => endStoriesOf(tx, profile, actor));
onEvent('profile.blocked', (tx, { blocker, blocked }, { actor }) =>
  endStoriesOf(tx, blocker, actor, blocked),
);
onEvent('interest.reopened', (tx, { sender, receiver }, { actor }) =>
  endStoriesOf(tx, sender, actor, receiver),
);
setIncidents({ note: recordIncident, end: endRecording });
setReadingLimit(limitReading);
listenForKinds();

setNotify(notifyBrowsers);
