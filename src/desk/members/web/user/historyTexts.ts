import { t } from '@lingui/core/macro';
import { REJECT_REASONS } from '../../../../kit/shared/api/rejections.ts';
import { rejectionText } from '../../../../kit/web/queue/rejectionText.ts';
import { REPORT_REASONS } from '../../../../people/safety/shared/rules.ts';
import { reportReasonText } from '../../../../people/safety/web/reportReasonText.ts';
import { REVEALABLE } from '../../shared/rules.ts';
import { detailText } from '../memberTexts.tsx';

type Act = { act: string; fields: string[] };

/** Returns the reason of an entry in words: one that was chosen from a list, or what a colleague typed. */
export function whyText(reason: string): string {
  const rejected = REJECT_REASONS.find((one) => one === reason);
  if (rejected) return rejectionText(rejected);
  const reported = REPORT_REASONS.find((one) => one === reason);
  return reported ? reportReasonText(reported) : reason;
}

/** Returns an entry of a member's history in words. */
export function historyText({ act, fields }: Act): string {
  const opened = REVEALABLE.find((field) => fields.includes(field));
  const what = opened ? detailText(opened) : '';
  const texts: Record<string, () => string> = {
    reveal: () => t`Opened: ${what}`,
    open: () => (fields.includes('document') ? t`Opened the ID document` : t`Opened the profile for editing`),
    change: () => (fields.includes('claimLink') ? t`Made a new link for the family` : t`Changed the profile`),
    create: () => t`Registered the family`,
    verify: () => t`Verified the identity`,
    unverify: () => t`Removed the ID verification`,
    warn: () => t`Sent a warning`,
    suspend: () => t`Suspended the profile`,
    restore: () => t`Ended the suspension`,
    request_access: () => t`Asked to log in as the member`,
    log_in_as: () => t`Logged in as the member`,
    log_out_as: () => t`Stopped viewing as the member`,
    merge: () => t`Merged a duplicate into this profile`,
    not_duplicate: () => t`Marked as different people`,
    note: () => t`Added a note`,
    call: () => t`Recorded a call`,
    remove_call: () => t`Removed a call`,
    approve: () => t`Approved what was submitted`,
    reject: () => t`Rejected what was submitted`,
    uphold: () => t`Upheld a report`,
    dismiss: () => t`Dismissed a report`,
    'profile.created': () => t`Created the profile`,
    'profile.changed': () => t`Changed the profile`,
    'profile.hidden': () => t`Hid the profile`,
    'profile.shown': () => t`Showed the profile again`,
    'profile_text.submitted': () => t`Wrote new text`,
    'photo.added': () => t`Added a photo`,
    'photo.removed': () => t`Removed a photo`,
    'id_document.submitted': () => t`Sent an ID document`,
    'id_document.withdrawn': () => t`Withdrew the ID document`,
    'interest.sent': () => t`Sent an interest`,
    'interest.accepted': () => t`Accepted an interest`,
    'interest.declined': () => t`Declined an interest`,
    'contact.opened': () => t`Viewed someone's contact details`,
    'request.made': () => t`Sent a request`,
    'manager.invited': () => t`Invited someone to manage the profile`,
    'manager.joined': () => t`Joined as a manager`,
    'manager.removed': () => t`Removed a manager`,
  };
  return Object.hasOwn(texts, act) ? texts[act]!() : act;
}
