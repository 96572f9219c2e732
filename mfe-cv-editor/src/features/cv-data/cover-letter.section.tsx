import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import type { SectionProps } from '@sastre/shared-cv-form';
import { LazyRichTextEditor } from '@sastre/shared-rich-text/lazy';
import { Card, useContentLanguage } from '@sastre/shared-ui';

/** The cover letter of a tailored CV. */
export function CoverLetterSection({ draft, onChange }: SectionProps) {
  const t = useT();
  const language = useLanguage();
  const textLanguage = useContentLanguage();
  return (
    <Card>
      <div data-field="coverLetter">
        <LazyRichTextEditor
          label={t('tab.coverLetter')}
          labelHidden
          value={draft.coverLetter ?? ''}
          onChange={(coverLetter) => onChange({ coverLetter })}
          height="30em"
          language={language}
          textLanguage={textLanguage}
        />
      </div>
    </Card>
  );
}
