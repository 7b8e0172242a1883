import type { I18n } from '@lingui/core';
import type { ReportReason } from '../safety/shared/rules.ts';

/** Returns why a member is warned or suspended, in the reader's language. */
export function sanctionReasonText(i18n: I18n, reason: ReportReason): string {
  const texts: Record<ReportReason, () => string> = {
    fake: () => i18n._({ id: 'sanction.fake', message: 'Fake profile or pretending to be someone else' }),
    misstated: () => i18n._({ id: 'sanction.misstated', message: 'Already married, or wrong details' }),
    money: () => i18n._({ id: 'sanction.money', message: 'Asking for money' }),
    dowry: () => i18n._({ id: 'sanction.dowry', message: 'Dowry demand' }),
    harassment: () => i18n._({ id: 'sanction.harassment', message: 'Harassment or threats' }),
    obscene: () => i18n._({ id: 'sanction.obscene', message: 'Obscene words or pictures' }),
    under_age: () => i18n._({ id: 'sanction.under_age', message: 'Underage' }),
    stolen_photo: () => i18n._({ id: 'sanction.stolen_photo', message: 'Photo of someone else' }),
    caste_abuse: () => i18n._({ id: 'sanction.caste_abuse', message: 'Abuse because of caste or religion' }),
    other: () => i18n._({ id: 'sanction.other', message: 'Another reason' }),
  };
  return texts[reason]();
}
