import { useLayoutEffect, useState } from 'react';
import { Button, Icon, PageHead, SelectField } from '../src/index.ts';
import { ActionStates } from './sections/action-states.tsx';
import { FieldStates } from './sections/field-states.tsx';
import { PartStates } from './sections/part-states.tsx';
import { WaitingStates } from './sections/waiting-states.tsx';
import { addressOf, THEMES, WIDTHS, type Settings, type Width } from './settings.rules.ts';
import styles from './states.module.css';

const THEME_NAMES = { system: 'System', light: 'Light', dark: 'Dark' };
const widthName = (width: Width) => (width === 'full' ? 'Full' : `${width} px`);

/** Every component in every state, with a theme and a width to choose; a width is a frame, so that media queries follow it. */
export function StatesPage({ initial }: { initial: Settings }) {
  const [settings, setSettings] = useState(initial);
  const { theme, width, bare } = settings;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
    if (!bare) window.history.replaceState(null, '', addressOf(settings));
  }, [settings, theme, bare]);
  if (bare) {
    return (
      <main className={styles.page}>
        <AllStates />
      </main>
    );
  }
  return (
    <>
      <header className={styles.bar}>
        <SelectField
          label="Theme"
          value={theme}
          onChange={(next) => setSettings({ ...settings, theme: next })}
          options={THEMES.map((value) => ({ value, label: THEME_NAMES[value] }))}
        />
        <SelectField
          label="Width"
          value={width}
          onChange={(next) => setSettings({ ...settings, width: next })}
          options={WIDTHS.map((value) => ({ value, label: widthName(value) }))}
        />
      </header>
      {width === 'full' ? (
        <main className={styles.page}>
          <AllStates />
        </main>
      ) : (
        <main className={styles.desk}>
          <iframe
            key={addressOf(settings)}
            className={styles[`w${width}`]}
            src={addressOf({ ...settings, bare: true })}
            title={`States at ${widthName(width)}`}
          />
        </main>
      )}
    </>
  );
}

function AllStates() {
  return (
    <>
      <PageHead
        back={
          <a href="#buttons">
            <Icon name="left" />
            Back to Dashboard
          </a>
        }
        title="States"
        subtitle="Every component of shared-ui in every state."
        actions={<Button variant="filled">Edit CV</Button>}
      />
      <div className={styles.grid}>
        <ActionStates />
        <FieldStates />
        <WaitingStates />
        <PartStates />
      </div>
    </>
  );
}
