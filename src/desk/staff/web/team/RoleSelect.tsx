import { useLingui } from '@lingui/react/macro';
import { type StaffRole, staffRoles } from '../../../../kit/shared/api/capabilities.ts';
import { Select } from '../../../../ui/form/Select.tsx';
import { roleName } from '../roleName.ts';

/** A choice among the roles of the staff. */
export function RoleSelect({
  value,
  onChange,
}: {
  value: StaffRole | undefined;
  onChange(role: StaffRole): void;
}) {
  const { t } = useLingui();
  return (
    <Select
      value={value ?? ''}
      empty={value ? undefined : t`Choose one`}
      options={staffRoles.map((role) => ({ value: role, label: roleName(role) }))}
      onChange={({ target }) => {
        const role = staffRoles.find((one) => one === target.value);
        if (role) onChange(role);
      }}
    />
  );
}
