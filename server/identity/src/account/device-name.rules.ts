import Bowser from 'bowser';

/** Nobody needs more to call themselves. */
const MAX_AGENT_LENGTH = 400;
const MAX_NAME_LENGTH = 40;

/** What a session runs in, as its owner knows it; null where that is not told. */
export interface DeviceName {
  browser: string | null;
  system: string | null;
}

const named = (name: string | undefined) => name?.slice(0, MAX_NAME_LENGTH) || null;

/** The names of browser and system in a User-Agent; no versions, which tell devices of strangers apart. */
export function deviceName(agent: string): DeviceName {
  if (agent.trim() === '') return { browser: null, system: null };
  const { browser, os, platform } = Bowser.parse(agent.slice(0, MAX_AGENT_LENGTH));
  // People have an iPhone, not an iOS.
  const system = platform.vendor === 'Apple' && os.name === 'iOS' ? platform.model : os.name;
  return { browser: named(browser.name), system: named(system ?? os.name) };
}
