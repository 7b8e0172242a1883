import { useCustomFields } from '../../../../base/custom-fields/web/useCustomFields.ts';
import type { FactSection } from '../../../../people/profiles/shared/facts/list.ts';
import { CustomInput } from '../../../../people/profiles/web/custom/CustomInput.tsx';

/** The fields of a section that the site added. */
export function CustomFields({ section }: { section: FactSection }) {
  return useCustomFields()
    .filter((field) => field.section === section)
    .map((field) => <CustomInput key={field.key} field={field} />);
}
