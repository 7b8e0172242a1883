import { useCustomFields } from '../../../../base/custom-fields/web/useCustomFields.ts';
import { CustomInput } from './CustomInput.tsx';

/** The site's own fields that registration asks for. */
export default function AskedFields() {
  return useCustomFields()
    .filter(({ asked }) => asked)
    .map((field) => <CustomInput key={field.key} field={field} />);
}
