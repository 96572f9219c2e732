/** Features that would ask somebody outside for something. */
const CALLING_OUT = [
  'MediaRouter',
  'OptimizationHints',
  'Translate',
  'DialMediaRouteProvider',
  'AutofillServerCommunication',
  'NetworkTimeServiceQuerying',
];
/**
 * What a navigation does for the sake of a user who may go back or elsewhere: a frame host of its own for every document,
 * the last page kept alive, a process in reserve. Between two documents it doubles the cost of `about:blank`, which
 * replaces the document all the same.
 */
const PER_NAVIGATION = ['RenderDocument', 'BackForwardCache', 'SpareRendererForSitePerProcess'];

/** Command line of the printing Chromium: nothing it could reach, nothing in the background, one kind of text setting. */
export function chromiumFlags({
  profileDir,
  sandbox,
}: {
  profileDir: string;
  sandbox: boolean;
}): string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profileDir}`,
    ...(sandbox ? [] : ['--no-sandbox']),
    // no network: no name resolves, and every address, loopback too, goes to a proxy that is not there
    '--host-resolver-rules=MAP * ~NOTFOUND',
    '--proxy-server=http://127.0.0.1:9',
    '--proxy-bypass-list=<-loopback>',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-client-side-phishing-detection',
    '--disable-default-apps',
    '--disable-extensions',
    '--disable-sync',
    '--disable-breakpad',
    '--disable-crash-reporter',
    '--no-pings',
    '--no-first-run',
    '--no-default-browser-check',
    '--dns-prefetch-disable',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    `--disable-features=${[...CALLING_OUT, ...PER_NAVIGATION].join(',')}`,
    // no devices
    '--disable-gpu',
    '--disable-dev-shm-usage',
    // a page is drawn when somebody asks for a frame: printing needs none, and they cost as much as the print
    '--enable-begin-frame-control',
    '--run-all-compositor-stages-before-draw',
    '--mute-audio',
    '--password-store=basic',
    '--use-mock-keychain',
    // the same text on every machine
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--lang=en-US',
  ];
}
