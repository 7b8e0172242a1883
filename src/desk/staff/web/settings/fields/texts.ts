import { t } from '@lingui/core/macro';
import type { CustomKind, SeenBy } from '../../../../../base/custom-fields/shared/field.ts';

/** Names of the kinds of fields. */
export const kindNames = (): Record<CustomKind, string> => ({
  option: t`One from a list`,
  options: t`Several from a list`,
  yes_no: t`Yes or no`,
  number: t`Number`,
  date: t`Date`,
  line: t`Short text`,
  text: t`Long text`,
});

/** Names of those who see a field. */
export const seenByNames = (): Record<SeenBy, string> => ({
  everyone: t`Everyone, visitors too`,
  members: t`Members`,
  matches: t`Connected members only`,
});
