import { useT } from '@sastre/shared-contracts/shell';
import { RichField, type SectionProps } from '@sastre/shared-cv-form';
import { Card } from '@sastre/shared-ui';

/** The cover letter of a tailored CV. */
export function CoverLetterSection({ draft, errors, onChange }: SectionProps) {
  const t = useT();
  return (
    <Card>
      <RichField
        path="coverLetter"
        label={t('tab.coverLetter')}
        labelHidden
        value={draft.coverLetter ?? ''}
        error={errors['coverLetter']}
        onChange={(coverLetter) => onChange({ coverLetter })}
        height="30em"
      />
    </Card>
  );
}
