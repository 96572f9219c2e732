import { useT } from '@sastre/shared-contracts/shell';
import { FONT_PAIRS, fontsOf } from '@sastre/shared-cv-document';
import { SelectField } from '@sastre/shared-ui';
import { memo } from 'react';
import type { OptionsProps } from '../layout.rules.ts';
import { PanelSection } from '../panel-section.view.tsx';

/** Which fonts the text and the headings are set in. */
export const FontChoice = memo(function FontChoice({ options, onChange }: OptionsProps) {
  const t = useT();
  const { id } = fontsOf(options);
  return (
    <PanelSection title={t('panel.fonts.title')}>
      <SelectField
        label={t('panel.fonts.title')}
        labelHidden
        hint={t(`panel.fonts.${id}.help`)}
        value={id}
        options={FONT_PAIRS.map((pair) => ({
          value: pair.id,
          label: t(`panel.fonts.${pair.id}.name`),
        }))}
        onChange={(fontPair) => onChange({ pdfOptions: { fontPair } })}
      />
    </PanelSection>
  );
});
