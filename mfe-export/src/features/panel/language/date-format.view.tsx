import { DATE_FORMATS } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { DEFAULT_DATE_FORMAT, documentLanguage, formatDate } from '@sastre/shared-cv-document';
import { SelectField } from '@sastre/shared-ui';
import { memo } from 'react';
import { optionsOf, type LayoutProps } from '../layout.rules.ts';
import { PanelSection } from '../panel-section.view.tsx';

/** Its name has a short form in nearly every language, and its number is no day. */
const EXAMPLE = '2018-09';

/** How the dates of the CV are written, each way as it looks in the CV's language. */
export const DateFormatChoice = memo(function DateFormatChoice({ cv, onChange }: LayoutProps) {
  const t = useT();
  const language = documentLanguage(cv, useLanguage());
  const { dateFormat = DEFAULT_DATE_FORMAT } = optionsOf(cv);
  const labels = DATE_FORMATS.map((format) => formatDate(EXAMPLE, language, format));
  // Not every language has short names of months: what reads alike is one choice.
  const options = DATE_FORMATS.map((format, at) => ({
    value: format,
    label: labels[at] ?? '',
    lang: language as string,
  })).filter(({ label }, at) => labels.indexOf(label) === at);
  const shown = formatDate(EXAMPLE, language, dateFormat);
  return (
    <PanelSection title={t('panel.dates.title')}>
      <SelectField
        label={t('panel.dates.title')}
        labelHidden
        hint={t('panel.dates.help')}
        value={options.find(({ label }) => label === shown)?.value ?? dateFormat}
        options={options}
        onChange={(chosen) =>
          onChange({
            pdfOptions: { dateFormat: chosen === DEFAULT_DATE_FORMAT ? undefined : chosen },
          })
        }
      />
    </PanelSection>
  );
});
