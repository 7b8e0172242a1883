import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { MANAGER_RELATIONS, ROLES, type Role } from '../shared/rules.ts';
import { useManagerTexts } from './useManagerTexts.ts';

export type RoleAndRelation = { role: Role; relation: string };

type RoleFieldsProps = {
  value: RoleAndRelation;
  onChange(value: RoleAndRelation): void;
  /** Errors at the fields. */
  errors: Record<string, string>;
};

/** Who somebody is, and what they may do. */
export function RoleFields({ value, onChange, errors }: RoleFieldsProps) {
  const { t } = useLingui();
  const { relations, roles } = useManagerTexts();
  return (
    <>
      <Field label={<Trans>Relation to the bride or groom</Trans>} error={errors.relation}>
        <Select
          empty={t`Choose one`}
          value={value.relation}
          onChange={({ target }) => onChange({ ...value, relation: target.value })}
          options={MANAGER_RELATIONS.map((relation) => ({ value: relation, label: relations[relation] }))}
        />
      </Field>
      <Field group label={<Trans>What can they do?</Trans>} help={roles[value.role].help} error={errors.role}>
        <RadioGroup
          value={value.role}
          onChange={({ target }) => onChange({ ...value, role: target.value as Role })}
          options={ROLES.map((role) => ({ value: role, label: roles[role].name }))}
        />
      </Field>
    </>
  );
}
