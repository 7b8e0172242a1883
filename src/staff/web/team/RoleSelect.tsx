import { useLingui } from '@lingui/react/macro';
import { type StaffRole, staffRoles } from '../../../kit/api/capabilities.ts';
import { Select } from '../../../ui/form/Select.tsx';

/** A choice among the roles of the staff. */
export function RoleSelect({
  value,
  onChange,
}: {
  value: StaffRole | undefined;
  onChange(role: StaffRole): void;
}) {
  const { t } = useLingui();
  const names: Record<StaffRole, string> = {
    support: t`Support`,
    moderator: t`Moderator`,
    finance: t`Finance`,
    editor: t`Editor`,
    admin: t`Admin`,
  };
  return (
    <Select
      value={value ?? ''}
      empty={value ? undefined : t`Choose one`}
      options={staffRoles.map((role) => ({ value: role, label: names[role] }))}
      onChange={({ target }) => {
        const role = staffRoles.find((one) => one === target.value);
        if (role) onChange(role);
      }}
    />
  );
}
