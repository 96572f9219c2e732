import { LANGUAGES } from '@sastre/shared-contracts/api';
import type { RemoteConfig } from '@sastre/shared-contracts/registry';
import type { RemoteModule } from '@sastre/shared-contracts/shell';
import type { ComponentType, ReactNode } from 'react';
import { DATA, hashOf, THEMES, type HarnessSettings } from './settings.rules.ts';

/** The page of a remote below a bar that chooses page, language, theme and data. */
export function HarnessPage({
  remote,
  config,
  settings,
  Wrapper,
}: {
  remote: RemoteModule;
  config: RemoteConfig;
  settings: HarnessSettings;
  Wrapper: ComponentType<{ children: ReactNode }>;
}) {
  const path = settings.url.split('?')[0] ?? '/';
  const page = config.pages.find((one) => one.path === path);
  const Page = page && remote.pages[page.id];
  const choose = (part: Partial<HarnessSettings>) => {
    window.location.hash = hashOf({ ...settings, ...part });
  };
  const paths = config.pages.map((one) => one.path);
  return (
    <>
      <nav aria-label="Harness" style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 12 }}>
        <Choice name="page" all={paths} value={path} onChoose={(url) => choose({ url })} />
        <Choice
          name="language"
          all={LANGUAGES}
          value={settings.language}
          onChoose={(language) => choose({ language })}
        />
        <Choice
          name="theme"
          all={THEMES}
          value={settings.theme}
          onChoose={(theme) => choose({ theme })}
        />
        <Choice
          name="data"
          all={DATA}
          value={settings.data}
          onChoose={(data) => choose({ data })}
        />
      </nav>
      <main id="main" style={{ maxWidth: 'var(--wrap)', margin: '0 auto', padding: 24 }}>
        {Page ? (
          <Wrapper>
            <Page />
          </Wrapper>
        ) : (
          <p>{`${path} is a page of another area.`}</p>
        )}
      </main>
    </>
  );
}

function Choice<T extends string>({
  name,
  all,
  value,
  onChoose,
}: {
  name: string;
  all: readonly T[];
  value: T;
  onChoose: (value: T) => void;
}) {
  return (
    <label>
      {name}{' '}
      <select
        value={value}
        onChange={(event) => {
          const chosen = all.find((one) => one === event.target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {all.includes(value) ? null : <option value={value}>{value}</option>}
        {all.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}
