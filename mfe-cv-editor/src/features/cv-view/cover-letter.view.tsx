import { Card } from '@sastre/shared-ui';
import { RichText } from './rich-text.view.tsx';

/** The cover letter, to read. */
export function CoverLetterView({ markdown }: { markdown: string }) {
  return (
    <Card>
      <RichText markdown={markdown} headingLevel={2} />
    </Card>
  );
}
